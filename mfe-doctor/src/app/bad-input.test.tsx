import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { registerForEvent, showWebinar } from '@tvacha/shared-contract/routes/contents';
import { makeFolder, putSaved } from '@tvacha/shared-contract/routes/library';
import { openPage } from '../common/test-page';
import { listPaths } from '../kinds/kind-rows';
import { screenKinds, screenOf } from '../kinds/screens';

const records = screenKinds.map((name) => `${listPaths[name]}/none`);
const readers = screenKinds.filter((name) => screenOf(name).reader).map((name) => `${listPaths[name]}/none/read`);

test.each([
  ...records,
  ...readers,
  ...['/doctor/quizzes/none', '/doctor/quizzes/none/take', '/doctor/quizzes/none/results'],
  ...['/doctor/polls/none', '/doctor/courses/none', '/doctor/courses/none/certificate'],
  '/doctor/courses/none/lessons/none',
  ...['/doctor/contributions/none', '/doctor/contributions/none/edit'],
])('[DOC-01] the page of an id that is none, %s, says that there is no such thing, and no more', async (path) => {
  const page = await openPage(path);
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: /could not find|No result yet|no certificate yet/,
  });
  expect(heading).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(notices(page).filter((words) => words !== 'Submit a quiz to begin')).toEqual([]);
});

const back = () => act(() => void dispatchEvent(new Event('online')));

test('[DOC-08] a registration that the line kept back is said once, and sent when it is back', async () => {
  altered(showWebinar, () => ({ registered: false, placesLeft: 9, startsAt: '2099-01-01T10:00:00.000Z' }));
  const page = await openPage('/doctor/webinars?when=upcoming');
  const [first] = await screen.findAllByRole('article');
  await userEvent.click(first?.querySelector('a') as HTMLElement);
  answer(registerForEvent, 503, 'UNAVAILABLE', null, { once: true });
  const sent = watch(registerForEvent);
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
  expect(await screen.findByText('It was not sent')).toBeVisible();
  back();
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('It was not sent')).toBeNull());
  back();
  expect(sent).toHaveLength(2);
  expect(notices(page)).toEqual([]);
});

test('[UX-04] the name of a folder stays where the line is lost, and is sent when it is back', async () => {
  const page = await openPage('/doctor/library');
  await userEvent.click(await screen.findByRole('button', { name: 'New folder' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the folder' }), 'Vitiligo');
  answer(makeFolder, 503, 'UNAVAILABLE', null, { once: true });
  const sent = watch(makeFolder);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It was not sent')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name of the folder' })).toHaveValue('Vitiligo');
  back();
  expect(await screen.findByText('Vitiligo')).toBeVisible();
  expect([sent.length, notices(page)]).toEqual([2, []]);
});

test('[UX-04] a bookmark of a book that was withdrawn meanwhile is taken back, and said once', async () => {
  const page = await openPage('/doctor/ejournals');
  const [first] = await screen.findAllByRole('article');
  await userEvent.click(first?.querySelector('a') as HTMLElement);
  answer(putSaved, 404, 'NOT_FOUND');
  const button = await screen.findByRole('button', { name: 'Bookmark', pressed: false });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(notices(page)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Bookmark', pressed: false })).toBeVisible();
});
