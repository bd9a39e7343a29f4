import { screen } from '@testing-library/react';
import { defineList, type ListView, oneOf, page, text } from '@tvacha/shared-core/list';
import { renderPart } from '../testing/render-part';
import { ListScreen } from './list-screen';

const users = defineList({
  path: () => '/users',
  fields: { state: oneOf('all', 'waiting'), search: text(), page: page() },
  rowsPerPage: 2,
});
type View = ListView<{ items: string[]; total: number }, typeof users.fields>;
type Change = Parameters<View['change']>[0];

/** A list at an address, with what it answered and what was asked of it. */
function show(query: string, given: Partial<View> = {}) {
  const address = users.read(new URLSearchParams(query));
  const changes: Change[] = [];
  const list: View = {
    address,
    now: () => address,
    change: (change) => void changes.push(change),
    hrefOf: (change) => users.hrefOf(users.changed(address, change)),
    narrowing: users.narrowing(address),
    noFilters: users.noFilters,
    rowsPerPage: users.rowsPerPage,
    ...{ status: 'ready', code: null, reload: () => {}, isKept: false, isPastEnd: false, links: false },
    value: { items: [], total: 0 },
    ...given,
  };
  const part = renderPart(
    <ListScreen
      title="Users"
      list={list}
      shape="list"
      tools={[{ kind: 'search', name: 'search', label: 'Search users' }]}
      chipOf={(name) => (name === 'search' ? `“${address.search}”` : 'Waiting')}
      words={{
        failed: { title: 'The users did not load', section: 'Users' },
        none: { title: 'Nobody yet', text: 'People appear here.' },
        narrowed: { title: 'Nobody fits', text: 'Take a filter away.', action: 'Show everybody' },
        pastEnd: { title: 'The list ends before', text: 'It is shorter now.', action: 'First page' },
      }}
    >
      {({ items }) => <p>{items.join()}</p>}
    </ListScreen>,
  );
  return { ...part, changes };
}

test('[UX-02] an empty list and one narrowed to nothing are two things, and the narrowed one leads back', async () => {
  const { unmount } = show('');
  expect(screen.getByRole('heading', { name: 'Nobody yet' })).toBeVisible();
  expect(screen.queryByText('Showing')).toBeNull();
  unmount();
  const { user, changes } = show('search=rao&state=waiting');
  expect(screen.getByRole('heading', { name: 'Nobody fits' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove “rao”' }));
  await user.click(screen.getByRole('button', { name: 'Show everybody' }));
  expect(changes).toEqual([{ search: '' }, { state: 'all', search: '' }]);
});

test('[UX-02] on pages drawn on the server the ways out are links', () => {
  show('search=rao&state=waiting&page=4', { links: true });
  expect(screen.getByRole('link', { name: 'Remove “rao”' })).toHaveAttribute('href', '/users?state=waiting');
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/users');
  expect(screen.getByRole('link', { name: 'Show everybody' })).toHaveAttribute('href', '/users');
});

test('[UX-02] an address past the end says so and leads to the first page', () => {
  show('search=rao&page=9', { links: true, isPastEnd: true, value: { items: [], total: 3 } });
  expect(screen.getByRole('heading', { name: 'The list ends before' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/users?search=rao');
});

test('[UX-02] [PERM-03] a refused list keeps its heading and tools, without its rows from before', () => {
  show('', { status: 'failed', code: 'FORBIDDEN', value: { items: ['Ananya'], total: 1 } });
  expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You cannot open Users' })).toBeVisible();
  expect(screen.queryByText('Ananya')).toBeNull();
});
