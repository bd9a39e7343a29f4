import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, answered, network, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import type { EbookDetail } from '@tvacha/shared-contract';
import { countTime, showLearningYear } from '@tvacha/shared-contract/routes/learning';
import { showEbook } from '@tvacha/shared-contract/routes/reading';
import { http } from 'msw';
import { openPage } from './test-page';

const id = '00000000-0000-4000-8000-000000000000';
const ebook: EbookDetail = {
  _id: id,
  slug: 'nail-unit-surgery',
  title: 'Nail Unit Surgery',
  summary: 'Step by step.',
  author: { _id: id, name: 'Dr. Pooja Deshpande' },
  people: [{ name: 'Dr. Pooja Deshpande', role: 'author' }],
  subSpeciality: { _id: id, slug: 'nails', name: 'Nails' },
  publishedOn: '2026-01-05',
  pages: 120,
  cover: { pattern: 'arches', palette: 'mist', variant: 0 },
  isNew: false,
  contents: [],
  contentPages: [],
  reviewer: 'Dr. Leela Krishnan',
  reviewedOn: '2026-01-02',
  fileUrl: null,
};

let later = 0;
let hidden = false;
beforeEach(() => {
  later = 0;
  hidden = false;
  // The clock of the test moves by what is passed alone, so that what is counted is known to the second.
  const begin = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => begin + later);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask'] });
  answer(showEbook, 200, 'SUCCESS', ebook);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** So many seconds go by, with what is done at the end of each. */
const pass = (seconds: number, sign?: () => void) =>
  act(async () => {
    for (let second = 0; second < seconds; second += 1) {
      later += 1000;
      await jest.advanceTimersByTimeAsync(1000);
      sign?.();
    }
  });
const move = () => void fireEvent.pointerMove(document.body);
const turn = (isHidden: boolean) => {
  hidden = isHidden;
  fireEvent(document, new Event('visibilitychange'));
};

async function open() {
  const page = await openPage(`/doctor/ebook/${id}`);
  await screen.findByRole('heading', { level: 1, name: ebook.title });
  const sent = watch(countTime);
  const told = () => sent.reduce((sum: number, body) => sum + (body as { seconds: number }).seconds, 0);
  /** All of it arrived, and no second more. It only grows: too much fails at once, where waiting for the sum would not. */
  const toldOf = async (seconds: number) => {
    await waitFor(() => expect(told()).toBeGreaterThanOrEqual(seconds));
    expect(told()).toBe(seconds);
  };
  return { page, sent, told, toldOf };
}

test('[UX-04] time counts while something is done, and stops a minute after', async () => {
  answer(countTime, 200, 'SUCCESS', { counted: 30 });
  const { sent, told } = await open();
  await pass(120, move);
  await waitFor(() => expect(told()).toBeGreaterThanOrEqual(90));
  expect(sent[0]).toMatchObject({ contentId: id });
  await pass(300);
  // Of the five minutes the first alone; the beats do not all fall on it.
  await waitFor(() => expect(told()).toBeGreaterThan(150));
  expect(told()).toBeLessThanOrEqual(181);
});

test('[UX-04] hidden, it counts nothing; what was before is sent at once', async () => {
  answer(countTime, 200, 'SUCCESS', { counted: 30 });
  const { page, toldOf } = await open();
  await pass(12, move);
  turn(true);
  await toldOf(12);
  await pass(100, move);
  turn(false);
  await pass(8, move);
  page.unmount();
  await toldOf(20);
});

test('[UX-04] a film that plays is a sign of life', async () => {
  answer(countTime, 200, 'SUCCESS', { counted: 30 });
  const { told } = await open();
  const film = document.body.appendChild(document.createElement('video'));
  await pass(300, () => void film.dispatchEvent(new Event('timeupdate')));
  await waitFor(() => expect(told()).toBeGreaterThanOrEqual(270));
  film.remove();
});

test('[UX-04] what did not arrive goes with the next call, and nobody is told', async () => {
  answer(countTime, 503, 'UNAVAILABLE', null, { once: true });
  const { page, sent } = await open();
  await pass(30, move);
  await waitFor(() => expect(sent).toHaveLength(1));
  answer(countTime, 200, 'SUCCESS', { counted: 60 });
  await pass(32, move);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ seconds: expect.any(Number) }));
  expect((sent.at(-1) as { seconds: number }).seconds).toBeGreaterThan(50);
  expect(notices(page)).toEqual([]);
});

test('[UX-04] the year that is opened next has what was read just now', async () => {
  const { page } = await open();
  await pass(10, move);
  const tell = (seconds: number) => {
    const time = [{ month: 1, type: 'ebook', seconds }];
    const nothing = { quizzes: [], courses: [], meetings: [], record: null };
    answer(showLearningYear, 200, 'SUCCESS', { year: 2026, years: [2026], time, ...nothing });
  };
  tell(600);
  // The year is asked for before the time is written.
  const isRead = answered(showLearningYear);
  network.use(
    http.post(`*${countTime.path}`, async () => {
      await isRead;
      tell(1200);
    }),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Learning' }));
  expect(await screen.findByRole('cell', { name: '20 min' })).toBeVisible();
  page.unmount();
});
