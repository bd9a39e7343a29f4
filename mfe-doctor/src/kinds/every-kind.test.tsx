import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, chosenRows, network, watchRequests } from '@tvacha/mock-api/jest';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { openPage } from '../common/test-page';
import { fieldOf, type Group, type Row, table } from './test-table';

const unknownId = '00000000-0000-4000-8000-000000000000';

/** The figure beside a choice; none while it is on its way. */
const countOf = (box: HTMLElement) =>
  Number(box.closest('label')?.children[2]?.textContent?.replaceAll(',', '') ?? Number.NaN);
/** How many rows a list has, drawn or not. */
async function shownOf(title: string): Promise<number> {
  const [row] = await rowsIn(title);
  return Number(row?.closest('li')?.getAttribute('aria-setsize'));
}
const rowsOf = (title: string) => screen.findByRole('list', { name: title });

const panel = async () => within(await screen.findByRole('complementary', { name: 'Filters' }));
/** The last thing that a list was asked. */
const lastAsked = (requests: readonly URL[], { list }: Row) =>
  Object.fromEntries(requests.findLast(({ pathname }) => pathname === list.path)?.searchParams ?? []);
const rowsIn = async (title: string) => within(await rowsOf(title)).findAllByRole('article');
const searchFor = (words: string) => userEvent.type(screen.getByRole('searchbox', { name: /^Search (?!\d)/ }), words);

const rows = chosenRows('kinds', 4, table);

describe.each(rows)('[DOC-01] $title', (row) => {
  const { path, title, one, section, role, more = [], sorts, list, details, kind, none, empty } = row;
  const groups: Group[] = ['Sub-speciality', ...(role ? [role] : []), ...more, 'Year'];

  test('[DOC-01] each filter counts what it leaves, stands in the address, is asked of the server and taken back', async () => {
    const requests = watchRequests();
    await openPage(path);
    await rowsOf(title);
    const filters = await panel();
    await filters.findAllByRole('group');
    const named = [...document.querySelectorAll('aside fieldset > legend')].map(({ textContent }) => textContent);
    expect(named.toSorted()).toEqual(groups.toSorted());
    for (const group of groups) {
      const choices = within(filters.getByRole('group', { name: group }));
      const boxes = await choices.findAllByRole('checkbox');
      await waitFor(() => expect(boxes.map(countOf)).not.toContain(Number.NaN));
      const box = boxes.find((one) => countOf(one) > 0) as HTMLElement;
      const count = countOf(box);
      await userEvent.click(box);
      const field = fieldOf(group);
      await waitFor(() => expect(new URLSearchParams(location.search).has(field)).toBe(true));
      await waitFor(async () => expect(await shownOf(title)).toBe(count));
      expect(lastAsked(requests, row)).toMatchObject({
        ...(kind ? { kind } : {}),
        [field]: new URLSearchParams(location.search).get(field),
      });
      await userEvent.click(screen.getByRole('button', { name: /^Remove / }));
      await waitFor(() => expect(location.search).toBe(''));
    }
  });

  test('[DOC-01] each order is the server’s own, and what is none is the usual one', async () => {
    const requests = watchRequests();
    for (const sort of [...sorts, 'zzz']) {
      const page = await openPage(`${path}?sort=${sort}&page=-1&year=zzz`);
      expect(await rowsIn(title)).not.toHaveLength(0);
      expect(lastAsked(requests, row).sort).toBe(sort === 'zzz' ? undefined : sort);
      page.unmount();
    }
  });

  test('[DOC-01] [PERM-03] a search, a failure, a right taken away meanwhile, nothing published and one that was withdrawn are said', async () => {
    answer(list, 500, 'SERVER_ERROR', null, { once: true });
    const first = await openPage(path);
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await rowsOf(title)).toBeVisible();
    await searchFor('%');
    expect(await screen.findByRole('heading', { name: empty ?? 'No title fits' })).toBeVisible();
    answer(list, 403, 'FORBIDDEN');
    await searchFor('{Backspace}a');
    expect(await screen.findByRole('heading', { name: new RegExp(title), level: 2 })).toBeVisible();
    first.unmount();
    network.resetHandlers();
    for (const id of [unknownId, 'none']) {
      const gone = await openPage(`${path}/${id}`);
      expect(await screen.findByRole('heading', { level: 1, name: `We could not find that ${one}` })).toBeVisible();
      expect(screen.getAllByRole('link', { name: /^All / })[0]).toHaveAttribute('href', path);
      gone.unmount();
    }
    answer(details, 403, 'FORBIDDEN');
    const refused = await openPage(`${path}/${unknownId}`);
    expect(await screen.findByRole('heading', { name: /^You cannot open / })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    refused.unmount();
    answer(details, 500, 'SERVER_ERROR');
    const failed = await openPage(`${path}/${unknownId}`);
    answer(details, 404, 'NOT_FOUND');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: `We could not find that ${one}` })).toBeVisible();
    failed.unmount();
    answer(list, 200, 'SUCCESS', { items: [], total: 0, page: 1, dataPerPage: 12 } as never);
    await openPage(path);
    expect(await screen.findByRole('heading', { name: none ?? 'Nothing here yet' })).toBeVisible();
  });

  test('[PERM-02] [PERM-03] without its section it is neither shown nor asked for', async () => {
    const other = section === 'Ebooks' ? 'Magzter' : 'Ebooks';
    altered(lookUpUser, () => ({
      roleId: { _id: 'one', name: `${other} alone`, permissions: [{ section: other, read: true }] },
    }));
    const requests = watchRequests();
    await openPage(path);
    expect(await screen.findByText(/You cannot open /)).toBeVisible();
    expect(requests.map(({ pathname }) => pathname)).not.toContain(list.path);
  });
});

test.each(rows)(
  '[DOC-01] [UX-04] $title: one opens from a narrowed list, is bookmarked, and the way back leads to the same rows',
  async ({ path, title }) => {
    const asked = '?sort=title&search=a';
    await openPage(`${path}${asked}`);
    const before = (await rowsIn(title)).map(({ textContent }) => textContent);
    const link = within(await rowsOf(title)).getAllByRole('link')[0] as HTMLElement;
    await userEvent.click(link);
    await screen.findByRole('heading', { level: 1, name: link.textContent ?? '' });
    const mark = await screen.findByRole('button', { name: /^Bookmark/ });
    await waitFor(() => expect(mark).toBeEnabled());
    const wasMarked = mark.getAttribute('aria-pressed') === 'true';
    await userEvent.click(mark);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Bookmark/ })).toHaveAttribute('aria-pressed', String(!wasMarked)),
    );
    act(() => history.back());
    await waitFor(() => expect(location.search).toBe(asked));
    expect((await rowsIn(title)).map(({ textContent }) => textContent)).toEqual(before);
  },
);
