import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, watchRequests } from '@tvacha/mock-api/jest';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { showEjournal } from '@tvacha/shared-contract/routes/contents';
import { openPage } from '../common/test-page';

const issues = () => screen.findByRole('list', { name: 'Ejournals' });
const unknownId = '00000000-0000-4000-8000-000000000000';

/** Opens the list, then the first issue by its title. */
async function openFirstIssue() {
  await openPage('/doctor/ejournals?sort=title');
  const link = within(await issues()).getAllByRole('link')[0] as HTMLElement;
  const title = link.textContent ?? '';
  await userEvent.click(link);
  await screen.findByRole('heading', { level: 1, name: title });
  return title;
}

test('[DOC-01] issues come from the server in one call, each with its editor, and authors are not asked for', async () => {
  const requests = watchRequests();
  await openPage('/doctor/ejournals');
  const rows = within(await issues()).getAllByRole('article');
  expect(await screen.findByText('12 titles', { selector: '[aria-live]' })).toBeVisible();
  expect(rows[0]?.closest('li')).toHaveAttribute('aria-setsize', '12');
  for (const row of rows) expect(row).toHaveTextContent(/Dr\. .*Volume \d+, issue \d+$/);
  const asked = requests.map(({ pathname, search }) => `${pathname}${search}`);
  expect(asked.filter((url) => url.startsWith('/api/ejournals'))).toEqual(['/api/ejournals/?dataPerPage=100']);
  expect(asked.filter((url) => url.startsWith('/api/authors'))).toEqual([]);
});

test('[DOC-01] filter, search, order and view of issues stand in the address, and are asked of the server', async () => {
  const requests = watchRequests();
  await openPage('/doctor/ejournals?subSpeciality=hair&search=review&sort=mostRead&view=list');
  for (const row of within(await issues()).getAllByRole('article')) expect(row).toHaveTextContent(/Hair.*Review/i);
  const search = requests.find(({ pathname }) => pathname === '/api/ejournals/')?.searchParams;
  expect(Object.fromEntries(search ?? [])).toMatchObject({ subSpeciality: 'hair', search: 'review', sort: 'mostRead' });
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hair' }));
  expect(new URLSearchParams(location.search).has('subSpeciality')).toBe(false);
});

test('[DOC-01] an issue tells its volume, number, editor and papers, and leads to others', async () => {
  altered(showEjournal, () => ({
    volume: 5,
    issue: 2,
    people: [{ name: 'Dr. Farida Contractor', role: 'editor' }],
    articles: [{ title: 'Traction in schoolgirls', authors: 'Nambiar S', page: 22 }],
    related: [
      { _id: unknownId, slug: 'other', title: 'Nail Notes, Vol. 3', publishedOn: '2025-12-10', startsAt: null },
    ],
  }));
  await openFirstIssue();
  expect(screen.getByText('edited by Dr. Farida Contractor')).toBeVisible();
  expect(screen.getByText('Volume').nextSibling).toHaveTextContent('5');
  expect(screen.getByText('Issue').nextSibling).toHaveTextContent('2');
  expect(screen.getByText('Traction in schoolgirls · Nambiar S, page 22')).toBeVisible();
  const related = within(screen.getByRole('region', { name: 'Related' }));
  expect(related.getByRole('link')).toHaveAttribute('href', `/doctor/ejournals/${unknownId}`);
});

test('[DOC-01] the volumes of a journal stand as shelves under each of its issues, and lead to the others', async () => {
  await openPage('/doctor/ejournals?search=Indian+Journal&sort=oldest');
  await userEvent.click(within(await issues()).getByRole('link', { name: /Vol\. 11 No\. 4$/ }));
  const volumes = within(
    await screen.findByRole('region', { name: 'Indian Journal of Skin Practice, volume by volume' }),
  );
  const shelves = volumes.getAllByRole('list').map((shelf) => [
    document.getElementById(shelf.getAttribute('aria-labelledby') ?? '')?.textContent,
    ...within(shelf)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ]);
  expect(shelves.map(([volume]) => volume)).toEqual(['Volume 12', 'Volume 11']);
  expect(shelves.map((shelf) => shelf.slice(1).map((text) => /Issue \d+/.exec(text ?? '')?.[0]))).toEqual([
    ['Issue 3', 'Issue 2', 'Issue 1'],
    ['Issue 4'],
  ]);
  expect(volumes.getAllByRole('link').filter((link) => link.getAttribute('aria-current'))).toEqual([
    volumes.getByRole('link', { name: /Issue 4/ }),
  ]);
  await userEvent.click(volumes.getByRole('link', { name: /Issue 2/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /Vol\. 12 No\. 2$/ })).toBeVisible();
});

test('[DOC-02] an issue with a file opens in the reader, each paper at its page, one without says so', async () => {
  altered(showEjournal, () => ({ fileUrl: '/api/files/one.pdf' }));
  await openFirstIssue();
  const papers = within(screen.getByRole('heading', { name: 'Papers' }).nextElementSibling as HTMLElement);
  const leads = papers.getAllByRole('link');
  expect(leads.length).toBeGreaterThan(2);
  for (const lead of leads) {
    const page = / page (\d+)$/.exec(lead.textContent ?? '')?.[1];
    expect(lead).toHaveAttribute('href', `${location.pathname}/read?page=${page}`);
  }
  const read = screen.getByRole('link', { name: 'Read the issue' });
  expect(read).toHaveAttribute('href', `${location.pathname}/read`);
  altered(showEjournal, () => ({ fileUrl: null }));
  await userEvent.click(read);
  expect(await screen.findByText('This issue cannot be read here yet')).toBeVisible();
  for (const back of screen.getAllByRole('link', { name: 'Back to the issue' }))
    expect(back).toHaveAttribute('href', location.pathname.replace(/\/read$/, ''));
});

test('[PERM-02] [PERM-03] without the section Ejournals none is shown or asked for, nor offered beside the page', async () => {
  const permissions = [{ section: 'Ebooks', read: true }];
  const role = { roleId: { _id: 'one', name: 'Ebooks alone', permissions } };
  altered(lookUpUser, () => role);
  const requests = watchRequests();
  const { unmount } = await openPage('/doctor/ejournals');
  expect(await screen.findByText('You cannot open Ejournals')).toBeVisible();
  expect(requests.map(({ pathname }) => pathname)).not.toContain('/api/ejournals/');
  unmount();
  await openPage('/doctor/ebook');
  const side = within(await screen.findByRole('navigation', { name: 'Doctor area' }));
  expect(side.getByRole('link', { name: /^Ebooks/ })).toBeVisible();
  expect(side.queryByRole('link', { name: /^Ejournals/ })).toBeNull();
});
