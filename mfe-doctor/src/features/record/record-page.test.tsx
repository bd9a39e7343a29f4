import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watchRequests } from '@tvacha/mock-api/jest';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { showEbook } from '@tvacha/shared-contract/routes/reading';
import { openPage } from '../../common/test-page';

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Opens the list, then the first book that shows. */
async function openFirstBook() {
  await openPage('/doctor/ebook?sort=title');
  const list = await screen.findByRole('list', { name: 'Ebooks' });
  const link = within(list).getAllByRole('link')[0] as HTMLElement;
  const title = link.textContent ?? '';
  await userEvent.click(link);
  return title;
}

test('[DOC-01] a book opens from the list with its facts, contents and the author’s other titles', async () => {
  const title = await openFirstBook();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(location.pathname).toMatch(/^\/doctor\/ebook\/[0-9a-f-]{36}$/);
  expect(screen.getByText('Reviewed by').nextSibling).toHaveTextContent(/\w/);
  expect(screen.getByRole('heading', { name: 'Contents' })).toBeVisible();
  const more = await screen.findByRole('region', { name: /^More by / });
  expect(within(more).getAllByRole('listitem')).toHaveLength(6);
  for (const other of within(more).getAllByRole('heading', { level: 3 })) expect(other).not.toHaveTextContent(title);
});

test('[DOC-01] a book tells its pages, its dates and who reviewed it', async () => {
  const facts = { pages: 1234, publishedOn: '2024-03-04', reviewer: 'Dr. Leela Iyer', reviewedOn: '2025-12-31' };
  altered(showEbook, () => facts);
  await openFirstBook();
  const list = await screen.findByLabelText('Facts');
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Pages1,234',
    'Published4 Mar 2024',
    'Reviewed byDr. Leela Iyer',
    'Reviewed on31 Dec 2025',
  ]);
});

test('[PERM-02] [PERM-03] without the section Ebooks no book is shown, and none asked for', async () => {
  const permissions = [{ section: 'Webinar', read: true }];
  altered(lookUpUser, () => ({ roleId: { _id: 'one', name: 'Webinars', permissions } }));
  const requests = watchRequests();
  await openPage(`/doctor/ebook/${unknownId}`);
  expect(await screen.findByText('You cannot open Ebooks')).toBeVisible();
  expect(requests.map(({ pathname }) => pathname)).not.toContain('/api/ebooks/details/');
});

test('[DOC-02] only a book that has a file offers to be read', async () => {
  await openFirstBook();
  await screen.findByRole('heading', { name: 'About this book' });
  const read = screen.queryByRole('link', { name: 'Read the book' });
  const missing = screen.queryByText('The file of this title is not published yet.');
  expect([read, missing].filter(Boolean)).toHaveLength(1);
});

test.each([unknownId, 'not-an-id'])('[DOC-01] /doctor/ebook/%s says that there is no such book', async (id) => {
  await openPage(`/doctor/ebook/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that ebook' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('[DOC-01] a book that did not come is asked for again', async () => {
  answer(showEbook, 500, 'SERVER_ERROR', null, { once: true });
  await openPage(`/doctor/ebook/${unknownId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'We could not find that ebook' })).toBeVisible();
});
