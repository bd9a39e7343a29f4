import { screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { useState } from 'react';
import { Select } from '../form/select';
import { pagesToShow } from '../list/pages-to-show';
import { Pagination } from '../list/pagination';
import { DataTable } from '../table/table';
import { renderPart } from '../testing/render-part';

const doctors = [
  { id: '1', name: 'Dr. Jasleen Kaur', city: 'Chandigarh' },
  { id: '2', name: 'Dr. Rohan Gaikwad', city: 'Pune' },
];

test('[UX-02] a row of a table says that it opens, and does so by keyboard and by a click on any cell', async () => {
  const opened: string[] = [];
  const { user } = renderPart(
    <DataTable
      label="Applicants"
      rows={doctors}
      rowKey={(row) => row.id}
      columns={[
        { key: 'name', title: 'Doctor', render: (row) => row.name },
        { key: 'city', title: 'City', render: (row) => row.city },
      ]}
      empty="Nobody waits"
      onRowClick={(row) => opened.push(row.name)}
      selectedKey="1"
    />,
  );
  const table = screen.getByRole('table', { name: 'Applicants' });
  expect(within(table).getByRole('columnheader', { name: 'Doctor' })).toBeVisible();
  const [jasleen, rohan] = within(table).getAllByRole('button');
  expect(jasleen).toHaveAccessibleName('Dr. Jasleen Kaur');
  expect(within(table).getByRole('button', { current: true })).toBe(jasleen);
  await user.tab();
  await user.tab();
  expect(rohan).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['Dr. Rohan Gaikwad']);
  await user.click(within(table).getByText('Chandigarh'));
  expect(opened).toEqual(['Dr. Rohan Gaikwad', 'Dr. Jasleen Kaur']);
  expect(jasleen).toHaveFocus();
});

test('[UX-02] a table without rows says so', () => {
  renderPart(<DataTable label="Applicants" rows={[]} rowKey={() => ''} columns={[]} empty={<p>Nobody waits</p>} />);
  expect(screen.getByText('Nobody waits')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('[DOC-01] pages are named, the current one is marked, and the ends are closed', async () => {
  const asked: number[] = [];
  const { user } = renderPart(
    <Pagination page={1} dataPerPage={15} total={286} onChange={(page) => asked.push(page)} />,
  );
  expect(screen.getByText('1 to 15 of 286')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 1', current: 'page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Page 20' }));
  expect(asked).toEqual([2, 20]);
});

test('[NAV-01] where pages have addresses the pager is links, and only the way past an end is none', () => {
  renderPart(<Pagination page={1} dataPerPage={15} total={40} hrefOf={(page) => `/findadoctor?page=${page}`} />);
  const hrefs = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['Page 1', '/findadoctor?page=1'],
    ['Page 2', '/findadoctor?page=2'],
    ['Page 3', '/findadoctor?page=3'],
    ['Next page', '/findadoctor?page=2'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
});

test('[DOC-01] a pager shows first, last and current page, in order, and never a gap for one page', () => {
  const pagers = fc
    .integer({ min: 1, max: 400 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(pagers, ([page, last]) => {
      const shown = pagesToShow(page, last);
      const pages = shown.filter((number) => number > 0);
      expect(pages).toEqual(expect.arrayContaining([1, page, last]));
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      for (const [index, number] of pages.entries()) {
        const step = number - (pages[index - 1] ?? number - 1);
        expect(step === 1 || (step > 2 && shown.includes(-number))).toBe(true);
      }
    }),
  );
});

function Author() {
  const [value, setValue] = useState('');
  const options = [
    { value: 'rao', label: 'Dr. A. Rao', count: 6 },
    { value: 'iyer', label: 'Dr. K. Iyer', count: 3 },
  ];
  return (
    <>
      <Select label="Author" value={value} options={options} onChange={setValue} searchable allowClear />
      <output>{value || 'any'}</output>
    </>
  );
}

test('[UX-02] an author is searched, chosen, and cleared again', async () => {
  const { user } = renderPart(<Author />);
  await user.click(await screen.findByRole('combobox', { name: 'Author' }));
  await screen.findByText('Dr. A. Rao');
  await user.keyboard('iyer');
  await waitFor(() => expect(screen.queryByText('Dr. A. Rao')).not.toBeInTheDocument());
  await user.click(screen.getByText('Dr. K. Iyer'));
  expect(screen.getByRole('status')).toHaveTextContent('iyer');
  await user.click(screen.getByLabelText('Clear Author'));
  expect(screen.getByRole('status')).toHaveTextContent('any');
});
