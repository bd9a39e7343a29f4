import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, answered, network, watch, watchRequests } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import type { MarkedQuestion, QuizSitting } from '@tvacha/shared-contract';
import {
  keepQuizAnswers,
  listQuizQuestions,
  listQuizzes,
  reviewQuiz,
  startQuiz,
  submitQuiz,
} from '@tvacha/shared-contract/routes/learning';
import { listPlaces, savePlace } from '@tvacha/shared-contract/routes/library';
import { http } from 'msw';
import { openPage } from '../../common/test-page';

const cards = () => screen.findByRole('list', { name: 'Quizzes' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Begins a quiz that was never taken; gives its address. */
async function begin() {
  const page = await openPage('/doctor/quizzes?state=new');
  await userEvent.click(within(await cards()).getAllByRole('link')[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('link', { name: 'Begin' }));
  await screen.findByRole('region', { name: /^Question 1 of/ });
  return page;
}

test('[DOC-03] quizzes by what the member made of them, with level, time and best result', async () => {
  await openPage('/doctor/quizzes?state=taken');
  for (const card of within(await cards()).getAllByRole('article')) {
    expect(card).toHaveTextContent(/Best \d+ %/);
    expect(card).toHaveTextContent(
      /(Foundation|Practice|Advanced) · reviewed by Dr\. .+ · \d+ questions · \d+ minutes/,
    );
  }
  await userEvent.click(await screen.findByRole('checkbox', { name: /^New to me/ }));
  await waitFor(() => expect(location.search).toBe('?state=new'));
  await waitFor(() => expect(screen.queryByText(/^Best/)).toBeNull());
});

test('[DOC-03] keys choose and flag; what is answered is kept, and handed in with what is open named', async () => {
  const requests = watchRequests();
  const page = await begin();
  const user = userEvent.setup();
  const first = screen.getByRole('region', { name: /^Question 1 of/ });
  await user.click(within(first).getAllByRole('radio')[0] as HTMLElement);
  await user.keyboard('2f');
  expect(within(first).getAllByRole('radio')[1]).toBeChecked();
  expect(within(first).getByRole('button', { name: 'Look again' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Answers are kept')).toBeVisible();
  const kept = requests.filter(({ pathname }) => pathname === keepQuizAnswers.path);
  expect(kept).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Question 1 of \d+, answered, to look at again$/ })).toBeVisible();

  await user.click(button('Next'));
  expect(location.search).toBe('?question=2');
  const second = within(screen.getByRole('region', { name: /^Question 2 of/ }));
  await waitFor(() => expect(second.getByRole('heading')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: /^Question 1 of/ }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /./ })).toHaveFocus());
  expect(location.search).toBe('?question=1');
  await user.click(button('Hand in'));
  const dialog = await screen.findByRole('dialog', { name: 'Hand in as it is?' });
  expect(dialog).toHaveTextContent(/questions have no answer and count as wrong/);
  await user.click(within(dialog).getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  expect(location.pathname).toMatch(/\/results$/);
  expect(notices(page)).toEqual(['Quizz Submitted']);
  expect(screen.getAllByText(/^Right answer: /).length).toBeGreaterThan(7);
});

test('[DOC-03] without an answer nothing is sent, and the two sentences of the document are said', async () => {
  const requests = watchRequests();
  const page = await begin();
  await userEvent.click(button('Hand in'));
  await userEvent.click(screen.getAllByRole('radio', { name: /^1\. / })[0] as HTMLElement);
  await userEvent.click(button('Take the answer back'));
  await userEvent.click(button('Hand in'));
  expect(notices(page)).toEqual(['Submit a quiz to begin', 'Please select any one option']);
  expect(requests.filter(({ pathname }) => pathname === submitQuiz.path)).toEqual([]);
});

test('[DOC-03] what could not be kept is said, and goes with the next answer', async () => {
  await begin();
  answer(keepQuizAnswers, 503, 'UNAVAILABLE', null, { once: true });
  const bodies: unknown[] = [];
  network.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith(keepQuizAnswers.path)) bodies.push(await request.clone().json());
  });
  await userEvent.click(screen.getByRole('radio', { name: /^1\. / }));
  expect(await screen.findByText(/^Your last answers are not kept yet/)).toBeVisible();
  await userEvent.click(button('Next'));
  await userEvent.click(screen.getByRole('radio', { name: /^2\. / }));
  expect(await screen.findByText('Answers are kept')).toBeVisible();
  expect(bodies.at(-1)).toMatchObject({ answers: [{}, {}] });
});

const hideTab = () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
};

test.each([
  ['the page is left', () => userEvent.click(screen.getByRole('link', { name: 'Leave; your answers are kept' }))],
  ['the tab is hidden', async () => hideTab()],
])('[DOC-03] [UX-04] what was chosen a moment ago is kept where %s', async (_when, leave) => {
  await begin();
  const bodies = watch(keepQuizAnswers);
  await userEvent.click(screen.getByRole('radio', { name: /^2\. / }));
  expect(bodies).toEqual([]);
  await leave();
  await waitFor(() => expect(bodies).toMatchObject([{ answers: [{ option: expect.any(String) }] }]));
  jest.restoreAllMocks();
});

test.each([
  ['by themselves', () => undefined],
  ['once the line is back', () => void dispatchEvent(new Event('online'))],
])('[DOC-03] [UX-04] answers that could not be kept are tried again %s', async (_how, nudge: () => void) => {
  await begin();
  const bodies = watch(keepQuizAnswers);
  answer(keepQuizAnswers, 503, 'UNAVAILABLE', null, { once: true });
  await userEvent.click(screen.getByRole('radio', { name: /^1\. / }));
  expect(await screen.findByText(/^Your last answers are not kept yet/)).toBeVisible();
  act(nudge);
  expect(await screen.findByText('Answers are kept')).toBeVisible();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
});

test('[DOC-03] [UX-04] who comes back goes on at the question they were at, and does not lose it by looking', async () => {
  const page = await begin();
  await userEvent.click(screen.getByRole('radio', { name: /^1\. / }));
  await userEvent.click(screen.getByRole('button', { name: /^Question 3 of/ }));
  // The quiz's page asks for the place before the one that is left now is written.
  const isRead = answered(listPlaces);
  network.use(http.post(`*${savePlace.path}`, () => isRead));
  await userEvent.click(screen.getByRole('link', { name: 'Leave; your answers are kept' }));
  const goOn = await screen.findByRole('link', { name: 'Go on' });
  await waitFor(() => expect(goOn).toHaveAttribute('href', expect.stringMatching(/\/take\?question=3$/)));
  page.unmount();
  // An address without a question, as of a bookmark.
  const again = await openPage((goOn.getAttribute('href') as string).replace(/\?.*/, ''));
  await screen.findByRole('region', { name: /^Question 1 of/ });
  const places = watch(savePlace);
  again.unmount();
  await openPage((goOn.getAttribute('href') as string).replace(/\/take.*/, ''));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', goOn.getAttribute('href')),
  );
  expect(places).toEqual([]);
});

test('[DOC-03] [UX-04] who leaves while answers could not be kept is not told so when they come back', async () => {
  await begin();
  answer(keepQuizAnswers, 503, 'UNAVAILABLE', null, { once: true });
  await userEvent.click(screen.getByRole('radio', { name: /^2\. / }));
  expect(await screen.findByText(/^Your last answers are not kept yet/)).toBeVisible();
  const isKept = answered(keepQuizAnswers);
  await userEvent.click(screen.getByRole('link', { name: 'Leave; your answers are kept' }));
  await isKept;
  await userEvent.click(await screen.findByRole('link', { name: 'Go on' }));
  expect(await screen.findByRole('radio', { name: /^2\. / })).toBeChecked();
  expect(screen.queryByText(/^Your last answers are not kept yet/)).toBeNull();
});

test('[DOC-03] a round that was handed in elsewhere says so where it is taken', async () => {
  await begin();
  answer(keepQuizAnswers, 404, 'NOT_FOUND');
  await userEvent.click(screen.getByRole('radio', { name: /^1\. / }));
  expect(await screen.findByText(/^This round is over/)).toBeVisible();
});

test('[DOC-03] [PERM-03] who may not take it any more is told so while they choose', async () => {
  await begin();
  answer(keepQuizAnswers, 403, 'FORBIDDEN');
  await userEvent.click(screen.getByRole('radio', { name: /^1\. / }));
  expect(await screen.findByText('You may not do that any more')).toBeVisible();
});

const id = '00000000-0000-4000-8000-000000000000';
const lastSecond: QuizSitting = {
  _id: id,
  quiz: {
    _id: id,
    slug: 'scabies',
    title: 'Scabies',
    summary: 'Burrows, contacts and treatment.',
    speciality: null,
    people: [],
    publishedOn: '2026-01-05',
    cover: { pattern: 'arches', palette: 'mist', variant: 0 },
    level: 'Practice',
    minutes: 2,
    questions: 1,
    timeLimit: 2,
    reviewer: 'Dr. Leela Krishnan',
    reviewedOn: '2026-01-02',
    passMark: 60,
    best: null,
    attempts: 0,
    begun: true,
  },
  questions: [{ _id: id, text: 'Who is treated?', options: [{ id: 'a', text: 'All contacts' }], picture: null }],
  startedAt: '2026-01-05T10:00:00.000Z',
  secondsLeft: 1,
  answers: {},
  flagged: [],
};

test('[DOC-03] a time that ends without an answer is said, hands nothing in and leads to a new round', async () => {
  const sent = watch(submitQuiz);
  answer(startQuiz, 200, 'SUCCESS', lastSecond);
  const page = await openPage(`/doctor/quizzes/${id}/take`);
  expect(await screen.findByRole('region', { name: 'Question 1 of 1' })).toBeVisible();
  expect(await screen.findByText('The time has ended', {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: 'To the quiz' })).toHaveAttribute('href', `/doctor/quizzes/${id}`);
  expect([sent, notices(page)]).toEqual([[], []]);
});

test('[DOC-03] a time that ends hands in what was chosen', async () => {
  const sent = watch(submitQuiz);
  answer(startQuiz, 200, 'SUCCESS', { ...lastSecond, secondsLeft: 2 });
  answer(submitQuiz, 503, 'UNAVAILABLE', null, { once: true });
  await openPage(`/doctor/quizzes/${id}/take`);
  await userEvent.click(await screen.findByRole('radio', { name: /All contacts/ }));
  await waitFor(() =>
    expect(sent).toEqual([{ quizId: id, sittingId: id, answers: [{ questionId: id, option: 'a' }] }]),
  );
  // Held back past the end, it goes once the line is back.
  expect(await screen.findByText('It was not sent')).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('[DOC-03] [UX-04] an answer held back past the end is none, and the page says so', async () => {
  answer(startQuiz, 200, 'SUCCESS', { ...lastSecond, secondsLeft: 2 });
  answer(submitQuiz, 400, 'Select_Option');
  answer(submitQuiz, 503, 'UNAVAILABLE', null, { once: true });
  await openPage(`/doctor/quizzes/${id}/take`);
  await userEvent.click(await screen.findByRole('radio', { name: /All contacts/ }));
  expect(await screen.findByText('It was not sent')).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('No answer came in time, so there is no result. You can begin again.')).toBeVisible();
});

test('[DOC-03] without a result the page says so in the document’s words and leads to the quiz', async () => {
  answer(reviewQuiz, 404, 'NOT_FOUND');
  const page = await openPage('/doctor/quizzes/00000000-0000-4000-8000-000000000000/results');
  expect(await screen.findByRole('heading', { name: 'No result yet' })).toBeVisible();
  expect(notices(page)).toEqual(['Submit a quiz to begin']);
});

test('[DOC-03] the missed ones come once more, one by one, marked at once, and a choice is asked for', async () => {
  const page = await openPage('/doctor/quizzes?state=taken');
  const card = within(await cards())
    .getAllByRole('article')
    .find((one) => !one.textContent?.includes('Best 100'));
  await userEvent.click(within(card as HTMLElement).getByRole('link'));
  await userEvent.click(await screen.findByRole('link', { name: 'Repeat what I missed' }));
  await screen.findByRole('region', { name: /^Question 1 of/ });
  await userEvent.click(button('Check'));
  expect(notices(page)).toEqual(['Please select any one option']);
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await userEvent.click(button('Check'));
  expect(await screen.findByText(/^Right answer: /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
});

test('[DOC-03] the round of the missed ones goes to its end and says how many are right this time', async () => {
  const missed = (digit: string, text: string): MarkedQuestion => ({
    _id: id.replace(/0$/, digit),
    text,
    options: ['a', 'b'].map((option) => ({ id: option, text: `Sign ${option}` })),
    picture: null,
    chosen: 'b',
    answer: 'a',
    right: false,
    explanation: `Why ${digit}`,
  });
  const questions = [
    missed('1', 'First?'),
    { ...missed('2', 'Known?'), chosen: 'a', right: true },
    missed('3', 'Last?'),
  ];
  altered(reviewQuiz, () => ({ questions }));
  await openPage('/doctor/quizzes?state=taken');
  await userEvent.click(within(await cards()).getAllByRole('link')[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('link', { name: 'Repeat what I missed' }));
  const first = within(await screen.findByRole('region', { name: 'Question 1 of 2' }));
  expect(first.getByRole('heading', { name: 'First?' })).toBeVisible();
  await userEvent.click(first.getByRole('radio', { name: '2. Sign b' }));
  await userEvent.click(button('Check'));
  expect(first.getByText('Not right')).toBeVisible();
  // What is marked is chosen no more.
  await userEvent.click(first.getByRole('radio', { name: '1. Sign a' }));
  expect(first.getByRole('radio', { name: '2. Sign b' })).toBeChecked();
  // What is handed in meanwhile, on another device, is of the next round.
  altered(reviewQuiz, () => ({ questions: [] }));
  const isOld = answered(reviewQuiz);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  act(() => void dispatchEvent(new Event('online')));
  await isOld;
  jest.restoreAllMocks();
  await userEvent.click(button('Next'));
  const last = within(screen.getByRole('region', { name: 'Question 2 of 2' }));
  expect(last.getByRole('heading', { name: 'Last?' })).toHaveFocus();
  expect(last.queryByText('Why 3')).toBeNull();
  await userEvent.click(last.getByRole('radio', { name: '1. Sign a' }));
  await userEvent.click(button('Check'));
  expect(last.getByText('Why 3')).toBeVisible();
  await userEvent.click(button('Finish'));
  expect(screen.getByText('1 of 2 right this time')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See answers' })).toHaveAttribute('href', location.pathname);
});

test.each([
  ['/doctor/quizzes', listQuizzes],
  ['/doctor/quizzes/00000000-0000-4000-8000-000000000000', listQuizQuestions],
  ['/doctor/quizzes/00000000-0000-4000-8000-000000000000/take', startQuiz],
])('[DOC-03] [PERM-03] %s says what is missing, failed or not allowed', async (path, operation) => {
  answer(operation, 403, 'FORBIDDEN');
  const { unmount } = await openPage(path);
  expect(await screen.findByText(/^Your role has no read access to this section/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  unmount();
  answer(operation, 500, 'SERVER_ERROR');
  await openPage(path);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
