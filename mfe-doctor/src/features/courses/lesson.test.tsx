import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { recordProgress, showLesson } from '@tvacha/shared-contract/routes/learning';
import { openPage } from '../../common/test-page';

const unknownId = '00000000-0000-4000-8000-000000000000';
const begun = 'Dermoscopy on Indian skin';

/** The addresses of a course's lessons, as its syllabus has them. */
async function lessonsOf(title: string) {
  const page = await openPage('/doctor/courses');
  await userEvent.click(await screen.findByRole('link', { name: title }));
  const list = within(await screen.findByRole('list', { name: 'Syllabus' })).getAllByRole('link');
  const paths = list.map((link) => link.getAttribute('href') ?? '');
  page.unmount();
  return paths;
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

let later = 0;
beforeEach(() => {
  later = 0;
  const real = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => real() + later);
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
/** So long the reader looks at the page. */
const read = (seconds: number) =>
  act(async () => {
    later += seconds * 1000;
    await jest.advanceTimersByTimeAsync(1000);
  });
/** The text reaches below the window, by as much as is not seen. */
const showsOf = (share: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const height = 2 * window.innerHeight;
    return { top: window.innerHeight - share * height, height } as DOMRect;
  });

test('[DOC-05] a lesson is done by reading to its end, and not by scrolling there', async () => {
  const [, , , , fifth = ''] = await lessonsOf(begun);
  showsOf(1);
  await openPage(fifth);
  const sent = watch(recordProgress);
  await screen.findByRole('progressbar', { name: 'Read so far' });
  await read(1);
  expect(screen.getByRole('progressbar', { name: 'Read so far' })).toBeVisible();
  await read(120);
  expect(await screen.findByText('You have read this lesson.')).toBeVisible();
  expect(screen.queryByRole('progressbar', { name: 'Read so far' })).toBeNull();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ percent: 100 }));
  const side = within(screen.getByRole('navigation', { name: 'All lessons of this course' }));
  await waitFor(() => expect(side.getAllByText(/ · read$/)).toHaveLength(5));
});

test('[DOC-05] however long it is open, a lesson counts no further than it was seen', async () => {
  const [, , , , , sixth = ''] = await lessonsOf(begun);
  showsOf(0.4);
  await openPage(sixth);
  const sent = watch(recordProgress);
  await screen.findByRole('progressbar', { name: 'Read so far' });
  await read(600);
  expect(screen.getByRole('progressbar', { name: 'Read so far' })).toHaveAttribute('aria-valuetext', '40 %');
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ percent: 40 })]));
  Reflect.deleteProperty(document, 'hidden');
});

test('[DOC-05] the arrow keys turn to the lesson before and after, but not while a field is typed in', async () => {
  const paths = await lessonsOf(begun);
  const { unmount } = await openPage(paths[1] ?? '');
  await heading('Normal skin of colour');
  await userEvent.keyboard('{ArrowRight}');
  await heading('Colour is depth');
  expect(location.pathname).toBe(paths[2]);
  await userEvent.keyboard('{ArrowLeft}');
  await heading('Normal skin of colour');
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(location.pathname).toBe(paths[1]);
  unmount();
});

test('[DOC-05] a lesson that is gone leads to the nearest, and says so', async () => {
  const [first = '', , , , fifth = ''] = await lessonsOf(begun);
  await openPage(`${first.split('/lessons/')[0]}/lessons/${unknownId}`);
  expect(await screen.findByText('That lesson is no part of this course any more')).toBeVisible();
  expect(location.pathname).toBe(fifth);
});

test('[DOC-05] a lesson of a course that is gone too is said to be gone', async () => {
  await openPage(`/doctor/courses/${unknownId}/lessons/${unknownId}`);
  expect(await heading('We could not find that course')).toBeVisible();
});

test('[DOC-05] whoever is not enrolled sees what a lesson is called, and enrols there', async () => {
  const [first = ''] = await lessonsOf('Lasers and light on types IV to VI');
  await openPage(first);
  expect(await screen.findByText(/^Enrol to read this lesson/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enrol' }));
  expect(await screen.findByRole('progressbar', { name: 'Read so far' })).toBeVisible();
});

test('[DOC-05] where the line is lost at the end it is said once, and sent when the line is back', async () => {
  const [, , , , , , seventh = ''] = await lessonsOf(begun);
  showsOf(1);
  const page = await openPage(seventh);
  await screen.findByRole('progressbar', { name: 'Read so far' });
  answer(recordProgress, 503, 'UNAVAILABLE', null, { once: true });
  await read(120);
  expect(await screen.findByText('That you have read it is not kept yet')).toBeVisible();
  const sent = watch(recordProgress);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ percent: 100 })]));
  await waitFor(() => expect(screen.queryByText('That you have read it is not kept yet')).toBeNull());
  expect(notices(page)).toEqual([]);
});

test('[DOC-05] a lesson withdrawn while it is read says so, and one that does not load can be tried again', async () => {
  const [, , , , , , , eighth = ''] = await lessonsOf(begun);
  showsOf(1);
  const page = await openPage(eighth);
  await screen.findByRole('progressbar', { name: 'Read so far' });
  answer(recordProgress, 404, 'NOT_FOUND');
  await read(120);
  expect(await screen.findByText('This lesson was withdrawn while you read')).toBeVisible();
  page.unmount();
  answer(showLesson, 500, 'SERVER_ERROR', null, { once: true });
  await openPage(eighth);
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
