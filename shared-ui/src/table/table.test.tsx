import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { type Column, DataTable } from './table';

interface Doctor {
  id: string;
  name: string;
  city: string;
}
const pages: Doctor[][] = [
  [
    { id: '1', name: 'Dr. Jasleen Kaur', city: 'Chandigarh' },
    { id: '2', name: 'Dr. Rohan Gaikwad', city: 'Pune' },
  ],
  [{ id: '3', name: 'Dr. Meera Nair', city: 'Kochi' }],
];
const columns: Column<Doctor>[] = [
  { key: 'name', title: 'Doctor', render: (row) => row.name, sort: { asc: 'name' } },
  { key: 'city', title: 'City', render: (row) => row.city, sort: { asc: 'city', desc: 'cityLast' } },
  { key: 'id', title: 'Number', render: (row) => row.id },
];

function Doctors({ onOpen }: { onOpen?: () => void }) {
  const [page, setPage] = useState(0);
  const [sort, setSort] = useState('cityLast');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        label="Doctors"
        rows={pages[page] ?? []}
        rowKey={(row) => row.id}
        columns={columns}
        empty={null}
        onRowClick={onOpen}
        sorting={{ value: sort, onChange: setSort }}
        choosing={{ chosen, onChange: setChosen, nameOf: (row) => row.name }}
      />
      <button type="button" onClick={() => setPage(1 - page)}>
        Turn
      </button>
      <output>{[...chosen].join()}</output>
    </>
  );
}
const head = (name: string) => screen.getByRole('columnheader', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('[UX-02] heads sort by keyboard, turn the order and say it; a column without an order is no button', async () => {
  const { user } = renderPart(<Doctors />);
  expect(['Doctor', 'City', 'Number'].map((name) => head(name).getAttribute('aria-sort'))).toEqual([
    'none',
    'descending',
    null,
  ]);
  expect(within(head('Number')).queryByRole('button')).toBeNull();
  within(head('City')).getByRole('button').focus();
  await user.keyboard('{Enter}');
  expect(head('City')).toHaveAttribute('aria-sort', 'ascending');
  await user.keyboard(' ');
  expect(head('City')).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(head('Doctor')).getByRole('button'));
  expect([head('Doctor').getAttribute('aria-sort'), head('City').getAttribute('aria-sort')]).toEqual([
    'ascending',
    'none',
  ]);
});

test('[UX-02] rows are chosen over pages, one by one or a page at once, and choosing one does not open it', async () => {
  let opened = 0;
  const { user } = renderPart(<Doctors onOpen={() => (opened += 1)} />);
  await user.click(box('Choose Dr. Rohan Gaikwad'));
  expect(box('Choose all on this page')).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  await user.click(box('Choose Dr. Meera Nair'));
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  expect(box('Choose Dr. Rohan Gaikwad')).toBeChecked();
  await user.click(box('Choose all on this page'));
  expect(screen.getByRole('status')).toHaveTextContent('2,3,1');
  await user.click(box('Choose all on this page'));
  expect(screen.getByRole('status')).toHaveTextContent(/^3$/);
  expect(opened).toBe(0);
});

test('[UX-02] in a card each value stands beside its column’s name, and below 768 px no column goes but what is empty', () => {
  renderPart(<Doctors />);
  const cells = within(screen.getByRole('row', { name: /Jasleen/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Choose Dr. Jasleen Kaur',
    'Dr. Jasleen Kaur',
    'CityChandigarh',
    'Number1',
  ]);
  const css = readFileSync(join(__dirname, 'table.module.css'), 'utf8');
  const [, cards = ''] = css.split('@media (max-width: 47.9375rem)');
  expect(cards).toMatch(/\.label \{\s+display: block/);
  const gone = [...cards.matchAll(/([^{}]+?)\s*\{\s*display: none/g)].map(([, selector = '']) =>
    selector.split('\n').pop(),
  );
  expect(gone).toEqual(['  .table td:has(> div:empty)']);
});
