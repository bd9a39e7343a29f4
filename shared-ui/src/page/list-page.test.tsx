import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { PageHeader } from '../base/page-header';
import { type AskedFor, Loaded } from '../states/loaded';
import { renderPart } from '../testing/render-part';
import { FilterChips } from './filter-chips';
import { ListPage } from './list-page';

interface Given {
  rows?: string[] | null;
  status?: AskedFor<string[]>['status'];
}

const rows = ({ rows: value = ['Paediatric Eczema'], status = 'ready' }: Given) => (
  <Loaded
    view={{ status, value, code: status === 'failed' ? 'SERVER_ERROR' : null }}
    shape="list"
    failed={{ title: 'It failed' }}
    empty={<p>Nothing fits</p>}
  >
    {(all) => (
      <ul aria-label="Ebooks">
        {all.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    )}
  </Loaded>
);

test('[UX-02] a list has one heading, tells its count anew, and its tools come before its rows', () => {
  renderPart(
    <ListPage title="Ebooks" count="286 of 412 titles" tools={<input aria-label="Search" />}>
      {rows({})}
    </ListPage>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Ebooks' })).toBeVisible();
  expect(screen.getByText('286 of 412 titles')).toHaveAttribute('aria-live', 'polite');
  const search = screen.getByRole('textbox', { name: 'Search' });
  const list = screen.getByRole('list', { name: 'Ebooks' });
  expect(search.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('[UX-02] the states of a list come in one order: failed, waiting, empty, rows', () => {
  const { rerender } = renderPart(rows({ status: 'failed', rows: null }));
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
  rerender(rows({ status: 'loading', rows: null }));
  expect(screen.getByRole('status', { busy: true })).toHaveTextContent('Loading');
  rerender(rows({ rows: [] }));
  expect(screen.getByText('Nothing fits')).toBeVisible();
  rerender(rows({ status: 'loading' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Paediatric Eczema');
  expect(screen.getByRole('list', { name: 'Ebooks' }).parentElement).toHaveAttribute('aria-busy', 'true');
});

function Narrowed() {
  const [chips, setChips] = useState([
    { name: 'language', label: 'English' },
    { name: 'author', label: 'Dr. A. Rao' },
  ]);
  return (
    <>
      <PageHeader title="Ebooks" />
      <FilterChips
        chips={chips}
        onRemove={(name) => setChips((all) => all.filter((chip) => chip.name !== name))}
        onClear={() => setChips([])}
      />
    </>
  );
}

test('[UX-02] a filter that is taken back passes the focus on, and the last one to the heading', async () => {
  const { user } = renderPart(<Narrowed />);
  await user.click(screen.getByRole('button', { name: 'Remove English' }));
  expect(screen.getByRole('button', { name: 'Remove Dr. A. Rao' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ebooks' })).toHaveFocus();
});

test('[UX-02] all filters are taken back at once', async () => {
  const { user } = renderPart(<Narrowed />);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(within(document.body).queryByText('Showing')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ebooks' })).toHaveFocus();
});
