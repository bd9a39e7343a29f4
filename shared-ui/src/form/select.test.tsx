import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from '../base/tabs';
import { renderPart } from '../testing/render-part';
import { ChoiceList } from './choice-list';
import { Segmented } from './segmented';

function View() {
  const [value, setValue] = useState<'covers' | 'list'>('covers');
  const options = [
    { value: 'covers', label: 'Covers' },
    { value: 'list', label: 'List' },
  ] as const;
  return <Segmented label="View" value={value} options={options} onChange={setValue} />;
}

test('[UX-02] arrows choose among segments', async () => {
  const { user } = renderPart(<View />);
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Covers' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Covers' })).not.toBeChecked();
});

test('[UX-02] the segments of one choice are a group of their own', () => {
  renderPart(
    <>
      <View />
      <View />
    </>,
  );
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(names).toEqual([names[0], names[0], names[2], names[2]]);
  expect(names[2]).not.toBe(names[0]);
});

function Filter() {
  const [value, setValue] = useState<string>();
  const options = [
    { value: 'hair', label: 'Hair', count: 38 },
    { value: 'acne', label: 'Acne', count: 1340 },
  ];
  return <ChoiceList label="Sub-speciality" value={value} options={options} onChange={setValue} />;
}

test('[UX-02] choices that are on their way have their room, and nothing to tick', () => {
  renderPart(<ChoiceList label="Sub-speciality" options={[]} awaited={7} onChange={() => {}} />);
  const group = screen.getByRole('group', { name: 'Sub-speciality', busy: true });
  expect(group.querySelectorAll('[aria-hidden]')).toHaveLength(7);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('[UX-02] a filter is set, changed and taken back by the space bar', async () => {
  const { user } = renderPart(<Filter />);
  const hair = screen.getByRole('checkbox', { name: 'Hair 38' });
  const acne = screen.getByRole('checkbox', { name: 'Acne 1,340' });
  hair.focus();
  await user.keyboard(' ');
  expect(hair).toBeChecked();
  await user.tab();
  await user.keyboard(' ');
  expect(acne).toBeChecked();
  expect(hair).not.toBeChecked();
  await user.keyboard(' ');
  expect(acne).not.toBeChecked();
});

function Doors() {
  const [value, setValue] = useState('email');
  const items = [
    { key: 'email', label: 'Email and password', children: 'Your email' },
    { key: 'phone', label: 'Phone code', children: 'Your phone' },
    { key: 'card', label: 'Member card', children: 'Your card' },
  ];
  return <Tabs label="How to log in" value={value} items={items} onChange={setValue} />;
}

test('[UX-02] arrows, Home and End go through tabs, and only the chosen one is in the tab order', async () => {
  const { user } = renderPart(<Doors />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Phone code' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Phone code' })).toHaveTextContent('Your phone');
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Member card', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Email and password', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Home}');
  expect(screen.getByRole('tab', { name: 'Email and password' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('tab', { name: 'Phone code' })).toHaveAttribute('tabindex', '-1');
});
