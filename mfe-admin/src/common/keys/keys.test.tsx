import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from '@tvacha/shared-ui/table';
import { useState } from 'react';
import { openOffice } from '../test-office';
import { useListKeys } from './use-list-keys';

jest.mock('@tvacha/shared-ui/pdf-viewer', () => jest.requireActual('../test-pdf-viewer'));

const opener = (name: RegExp) => screen.findByRole('button', { name });

test('[ADM-01] [UX-02] rows are walked and opened, the search is found and the keys are told without a mouse', async () => {
  const user = userEvent.setup();
  await openOffice('/admin/userlist?state=pending&search=kaur');
  const first = await opener(/Jasleen Kaur/);
  await user.keyboard('j');
  expect(first).toHaveFocus();
  await user.keyboard('k');
  expect(first).toHaveFocus();
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search applications' });
  expect(search).toHaveFocus();
  await user.keyboard('x?/');
  expect(search).toHaveValue('kaurx?/');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.clear(search);
  await user.type(search, 'kaur{Enter}');
  (await opener(/Jasleen Kaur/)).focus();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keys' });
  expect(
    within(help)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Go to the next row, and back',
    'Open the row',
    'Choose the row, or take it back',
    'Go to the search',
    'Find people, codes, talks, contents and screens',
    'Show these keys',
  ]);
  await user.keyboard('j{Escape}');
  expect(await opener(/Jasleen Kaur/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /Jasleen Kaur/ })).toBeVisible();
});

function Names() {
  const keys = useListKeys();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <div ref={keys.ref}>
      <DataTable
        label="Names"
        rows={['Asha', 'Binod', 'Chitra']}
        rowKey={(name) => name}
        columns={[{ key: 'name', title: 'Name', render: (name) => name }]}
        empty={null}
        choosing={{ chosen, onChange: setChosen, nameOf: (name) => name }}
      />
      <output>{[...chosen].join()}</output>
    </div>
  );
}

test('[ADM-01] where rows are chosen, x ticks the row that has the focus and takes it back', async () => {
  const user = userEvent.setup();
  render(<Names />);
  await user.keyboard('x');
  expect(screen.getByRole('status')).toHaveTextContent('');
  await user.keyboard('jxjjx');
  expect(screen.getByRole('status')).toHaveTextContent('Asha,Chitra');
  await user.keyboard('{Control>}x{/Control}kkx');
  expect(screen.getByRole('status')).toHaveTextContent(/^Chitra$/);
});
