import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watch, watchRequests } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { listPlaces, listSaved, putSaved, removeSaved, savePlace } from '@tvacha/shared-contract/routes/library';
import { openPage } from '../../common/test-page';

const rows = () => screen.findByRole('list', { name: 'Library' });
const firstOf = async () => within(await rows()).getAllByRole('article')[0] as HTMLElement;
const titleOf = (row: HTMLElement) => within(row).getByRole('heading').textContent ?? '';

test('[UX-04] bookmarks are searched and narrowed to a folder by the server, and the address keeps it', async () => {
  const requests = watchRequests();
  await openPage('/doctor/library');
  const title = titleOf(await firstOf());
  await userEvent.click(screen.getByRole('checkbox', { name: /^Nails/ }));
  await waitFor(() => expect(location.search).toMatch(/^\?folder=[0-9a-f-]{36}$/));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Nails/ }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your bookmarks' }), title);
  await waitFor(async () => expect(within(await rows()).getAllByRole('article')).toHaveLength(1));
  const asked = requests.filter(({ pathname }) => pathname === listSaved.path);
  expect(asked.at(-1)?.searchParams.get('search')).toBe(title);
});

test('[UX-04] a folder is made, renamed and removed, and a name that is taken or missing is said beside the field', async () => {
  await openPage('/doctor/library');
  await rows();
  const make = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'New folder' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the folder' }), `${name}{Enter}`);
  };
  await make('For the ward round');
  expect(await screen.findByRole('checkbox', { name: 'For the ward round 0' })).toBeVisible();
  await make('for the WARD round');
  expect(await screen.findByText('You have a folder of this name.')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name of the folder' }));
  await userEvent.keyboard(' {Enter}');
  expect(await screen.findByText('Give the folder a name.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^For the ward round/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
  const field = screen.getByRole('textbox', { name: 'Name of the folder' });
  expect(field).toHaveValue('For the ward round');
  await userEvent.clear(field);
  await userEvent.type(field, 'Ward{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Ward 0' })).toBeChecked();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove folder' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove folder' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Ward/ })).toBeNull());
  expect(location.search).toBe('');
});

test('[UX-04] a bookmark goes at once, and comes back with a word where the line is lost', async () => {
  const page = await openPage('/doctor/library');
  const title = titleOf(await firstOf());
  answer(removeSaved, 503, 'UNAVAILABLE', null, { once: true });
  const remove = { name: `Remove the bookmark of ${title}` };
  await userEvent.click(screen.getByRole('button', remove));
  await waitFor(() => expect(notices(page)).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', remove));
  await waitFor(() => expect(screen.queryByRole('button', remove)).toBeNull());
});

test('[UX-04] a record is let go and bookmarked again at its page, and put into a folder there', async () => {
  const requests = watchRequests();
  await openPage('/doctor/library');
  const books = within(await rows())
    .getAllByRole('article')
    .filter((row) => within(row).queryByText('Ebook'));
  await userEvent.click(within(books[0] as HTMLElement).getByRole('link'));
  await userEvent.click(await screen.findByRole('button', { name: 'Bookmarked', pressed: true }));
  expect(screen.getByRole('button', { name: 'Bookmark', pressed: false })).toBeVisible();
  await waitFor(() => expect(requests.filter(({ pathname }) => pathname === removeSaved.path)).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Bookmark' }));
  expect(screen.getByRole('button', { name: 'Bookmarked', pressed: true })).toBeVisible();
  await waitFor(() => expect(requests.filter(({ pathname }) => pathname === putSaved.path)).toHaveLength(1));
  expect(await screen.findByRole('combobox', { name: 'Folder' })).toBeVisible();
});

test('[UX-04] [PERM-03] failed, empty and a folder that is gone are said; what was begun is offered', async () => {
  answer(listSaved, 500, 'SERVER_ERROR', null, { once: true });
  const first = await openPage('/doctor/library');
  expect(await screen.findByRole('region', { name: 'Go on where you were' })).toBeVisible();
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await rows()).toBeVisible();
  first.unmount();
  const gone = await openPage('/doctor/library?folder=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByRole('heading', { name: 'That folder is gone' })).toBeVisible();
  gone.unmount();
  answer(listSaved, 200, 'SUCCESS', { items: [], total: 0, page: 1, dataPerPage: 24 });
  answer(listPlaces, 200, 'SUCCESS', { items: [], total: 0, page: 1, dataPerPage: 6 });
  await openPage('/doctor/library');
  expect(await screen.findByRole('heading', { name: 'No bookmark yet' })).toBeVisible();
});

test('[UX-04] of what was begun four are shown, all of it on demand, and a failure leaves the bookmarks alone', async () => {
  const at = (part: number) => ({
    contentId: `00000000-0000-4000-8000-00000000000${part}`,
    type: 'ebook',
    slug: `book-${part}`,
    title: `Book ${part}`,
    author: null,
    cover: null,
    at: { page: part },
    part,
    of: 10,
    label: part === 3 ? 'iv' : null,
    seconds: 1,
    seenAt: '2026-05-01T10:00:00.000Z',
  });
  const items = [1, 2, 3, 4, 5, 6].map(at);
  answer(listPlaces, 200, 'SUCCESS', { items, total: 6, page: 1, dataPerPage: 50 });
  answer(listPlaces, 500, 'SERVER_ERROR', null, { once: true });
  const requests = watchRequests();
  await openPage('/doctor/library');
  expect(await rows()).toBeVisible();
  const begun = within(await screen.findByRole('region', { name: 'Go on where you were' }));
  expect(await begun.findByText('What you began could not be loaded')).toBeVisible();
  await userEvent.click(begun.getByRole('button', { name: 'Try again' }));
  const [, second, third, ...more] = await begun.findAllByRole('listitem');
  expect(second).toHaveTextContent('Page 2 of 10');
  expect(third).toHaveTextContent('Page iv (3 of 10)');
  expect(more).toHaveLength(1);
  await userEvent.click(begun.getByRole('button', { name: 'Show all 6', expanded: false }));
  expect(begun.getAllByRole('listitem')).toHaveLength(6);
  await userEvent.click(begun.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(begun.getAllByRole('listitem')).toHaveLength(4);
  const asked = requests.filter(({ pathname }) => pathname === listPlaces.path);
  expect(asked.map(({ searchParams }) => searchParams.get('dataPerPage'))).toEqual(['50', '50']);
});

test('[UX-04] the library leads on from a lesson and a quiz that were begun', async () => {
  const sent = watch(savePlace);
  const quizzes = await openPage('/doctor/quizzes?state=new');
  const [quiz] = within(await screen.findByRole('list', { name: 'Quizzes' })).getAllByRole('link');
  const quizTitle = quiz?.textContent ?? '';
  await userEvent.click(quiz as HTMLElement);
  await userEvent.click(await screen.findByRole('link', { name: 'Begin' }));
  await screen.findByRole('region', { name: /^Question 1 of/ });
  quizzes.unmount();
  await waitFor(() => expect(sent).toHaveLength(1));

  const course = await openPage('/doctor/courses');
  await userEvent.click(await screen.findByRole('link', { name: 'Dermoscopy on Indian skin' }));
  const lessons = within(await screen.findByRole('list', { name: 'Syllabus' })).getAllByRole('link');
  await userEvent.click(lessons[1] as HTMLElement);
  await screen.findByText(/^Lesson 2 of/);
  course.unmount();
  await waitFor(() => expect(sent).toHaveLength(2));

  await openPage('/doctor/library');
  const begun = within(await screen.findByRole('region', { name: 'Go on where you were' }));
  const leads = (name: string) => begun.getByRole('link', { name }).getAttribute('href');
  expect(leads(quizTitle)).toMatch(/\/take\?question=1$/);
  expect(leads('Dermoscopy on Indian skin')).toBe(lessons[1]?.getAttribute('href'));
});
