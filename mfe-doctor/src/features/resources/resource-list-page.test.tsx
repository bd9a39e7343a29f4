import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, useFault, watchRequests } from '@tvacha/mock-api/jest';
import * as constants from '@tvacha/shared-contract/constants';
import { listEbooks } from '@tvacha/shared-contract/routes/reading';
import { openPage } from '../../common/test-page';

const books = () => screen.findByRole('list', { name: 'Ebooks' });
const amount = (text: RegExp) => screen.findByText(text, { selector: '[aria-live]' });
const query = () => new URLSearchParams(location.search);

test('[DOC-01] [UX-01] all ebooks come in one call of 1,000, and only those near the view are drawn', async () => {
  const requests = watchRequests();
  await openPage('/doctor/ebook');
  await amount(/^1,000 titles$/);
  const drawn = within(await books()).getAllByRole('article');
  expect(drawn.length).toBeLessThan(100);
  expect(drawn[0]?.closest('li')).toHaveAttribute('aria-setsize', '1000');
  const asked = requests.filter(({ pathname }) => pathname === '/api/ebooks');
  expect(asked.map(({ search }) => search)).toEqual([`?dataPerPage=${constants.ebookPageSize}`]);
});

test('[DOC-01] a sub-speciality is asked of the server, stands in the URL and can be taken away', async () => {
  const requests = watchRequests();
  await openPage('/doctor/ebook');
  const filters = await screen.findByRole('complementary', { name: 'Filters' });
  await userEvent.click(await within(filters).findByRole('checkbox', { name: /^Hair/ }));
  await amount(/^\d+ of 1,000 titles$/);
  expect(query().get('subSpeciality')).toBe('hair');
  expect(requests.at(-1)?.searchParams.get('subSpeciality')).toBe('hair');
  for (const book of within(await books()).getAllByRole('article'))
    expect(book).toHaveTextContent(/Hair(?: · \d{4}|New)/);

  const known = requests.length;
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hair' }));
  await amount(/^1,000 titles$/);
  expect(location.search).toBe('');
  expect(requests).toHaveLength(known);
});

test('[DOC-01] somebody is found by name among all, and narrows the list', async () => {
  await openPage('/doctor/ebook');
  const filters = await screen.findByRole('complementary', { name: 'Filters' });
  const author = (await within(await books()).findAllByRole('article'))[0]?.querySelector('p')?.textContent ?? '';
  await userEvent.type(await within(filters).findByRole('searchbox', { name: 'Find a name' }), author);
  await userEvent.click(await within(filters).findByRole('checkbox', { name: new RegExp(author.replace('.', '\\.')) }));
  await amount(/^\d+ of 1,000 titles$/);
  expect(query().get('person')).toBe(author);
  for (const book of within(await books()).getAllByRole('article')) expect(book).toHaveTextContent(author);
});

test('[DOC-01] filters, search, order and view are read from the URL', async () => {
  await openPage('/doctor/ebook?subSpeciality=hair&sort=title&view=list');
  await amount(/^\d+ of 1,000 titles$/);
  const titles = within(await books())
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent ?? '');
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b)));
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Remove Hair' })).toBeVisible();
});

test('[DOC-01] filters that leave nothing say so and can be cleared', async () => {
  await openPage('/doctor/ebook?search=zzzzzz');
  expect(await screen.findByRole('heading', { name: 'No title fits' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear all' })[1] as HTMLElement);
  await amount(/^1,000 titles$/);
});

test('[DOC-01] a list that fails keeps its filters and tries again', async () => {
  answer(listEbooks, 500, 'SERVER_ERROR', null, { once: true });
  await openPage('/doctor/ebook?subSpeciality=hair');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your filters are kept');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await books()).toBeVisible();
  expect(query().get('subSpeciality')).toBe('hair');
});

test('[DOC-01] an empty library is no fault', async () => {
  useFault('emptyLists');
  await openPage('/doctor/ebook');
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('[DOC-01] [PERM-03] where the server refuses, the page says that the section is closed', async () => {
  answer(listEbooks, 403, 'FORBIDDEN');
  await openPage('/doctor/ebook');
  expect(await screen.findByRole('heading', { name: /Ebooks/, level: 2 })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[UX-02] the page has one heading that takes focus, and every filter a name', async () => {
  await openPage('/doctor/ebook');
  await books();
  expect(document.querySelectorAll('h1[data-page-heading]')).toHaveLength(1);
  await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(8));
  for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveAccessibleName();
});
