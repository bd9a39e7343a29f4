import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { Checkbox } from './checkbox';
import { DateField } from './date-field';
import { RadioGroup } from './radio-group';
import { Stepper } from './stepper';
import { Switch } from './switch';

function Terms({ error }: { error?: string }) {
  const [checked, setChecked] = useState(false);
  return <Checkbox label="I have read the terms" checked={checked} onChange={setChecked} error={error} required />;
}

test('[UX-02] a box is ticked by its words and by the space bar, and what is wrong is read with it', async () => {
  const { user, rerender } = renderPart(<Terms />);
  const box = screen.getByRole('checkbox', { name: 'I have read the terms' });
  await user.click(screen.getByText('I have read the terms'));
  expect(box).toBeChecked();
  await user.keyboard(' ');
  expect(box).not.toBeChecked();
  rerender(<Terms error="Needed to go on" />);
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Needed to go on');
});

test('[UX-02] a box that stands for some of many is neither ticked nor empty', () => {
  renderPart(<Checkbox label="All" checked={false} indeterminate onChange={() => undefined} />);
  expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
});

function Mails() {
  const [on, setOn] = useState(false);
  return <Switch label="Mail me" hint="Once a day" on={on} onChange={setOn} />;
}

test('[UX-02] a switch says that it is one, and what it does', async () => {
  const { user } = renderPart(<Mails />);
  const mails = screen.getByRole('switch', { name: 'Mail me' });
  expect(mails).toHaveAccessibleDescription('Once a day');
  await user.tab();
  await user.keyboard(' ');
  expect(mails).toBeChecked();
});

function Answer() {
  const [value, setValue] = useState<'a' | 'b' | ''>('');
  const options = [
    { value: 'a', label: 'Itraconazole' },
    { value: 'b', label: 'Terbinafine', hint: 'Two weeks' },
  ] as const;
  const error = value ? undefined : 'Choose an answer';
  return <RadioGroup label="First-line?" value={value} options={options} onChange={setValue} error={error} required />;
}

test('[UX-02] arrows choose an answer, and the group tells what is wrong', async () => {
  const { user } = renderPart(<Answer />);
  const group = screen.getByRole('radiogroup', { name: 'First-line?' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Choose an answer');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Terbinafine Two weeks' })).toBeChecked();
  expect(group).toBeValid();
});

test('[UX-02] a day has its bounds and its error', () => {
  renderPart(
    <DateField label="Day" name="day" value="" onChange={() => undefined} min="2026-11-01" error="In the past" />,
  );
  const day = screen.getByLabelText('Day');
  expect(day).toHaveAttribute('min', '2026-11-01');
  expect(day).toHaveAccessibleDescription('In the past');
});

const steps = [
  { key: 'code', title: 'Customer code' },
  { key: 'about', title: 'About you' },
  { key: 'papers', title: 'Documents' },
];

test('[UX-02] a way of steps says where one is and which are done, and opens only those', async () => {
  const opened: string[] = [];
  const { user } = renderPart(
    <Stepper label="Registration" steps={steps} current="about" onOpen={(key) => opened.push(key)} />,
  );
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('About you');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Done: Customer code');
  expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Customer code' }));
  expect(opened).toEqual(['code']);
});
