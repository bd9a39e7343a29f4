import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watch } from '@tvacha/mock-api/jest';
import {
  answerRepeat,
  listRepeats,
  makeLearningRecord,
  showLearningRecordFile,
  showLearningYear,
} from '@tvacha/shared-contract/routes/learning';
import { openPage } from '../../common/test-page';

const id = '00000000-0000-4000-8000-000000000000';
const number = 'TVC-2026-12AB-34CD-56EF';
const piece = { _id: id, slug: 'a', withdrawn: false };
const year = {
  year: 2026,
  years: [2026, 2025],
  time: [
    { month: 1, type: 'ebook' as const, seconds: 3720 },
    { month: 2, type: 'ebook' as const, seconds: 600 },
    { month: 2, type: 'quiz' as const, seconds: 300 },
  ],
  quizzes: [{ ...piece, title: 'Scabies', percent: 80, passedOn: '2026-02-03' }],
  courses: [{ ...piece, title: 'Leprosy', completedOn: '2026-03-04', withdrawn: true }],
  meetings: [
    { ...piece, title: 'Nails live', type: 'webinar' as const, startsAt: '2026-01-02T10:00:00.000Z', minutes: 60 },
  ],
  record: null,
};
const question = {
  _id: id,
  text: 'Which sign speaks for scabies?',
  options: ['a', 'b'].map((option) => ({ id: option, text: `Sign ${option}` })),
  picture: null,
};
const due = {
  items: [{ ...question, quiz: { _id: id, title: 'Scabies' }, step: 0, dueAt: '2026-01-01T00:00:00.000Z' }],
  ...{ total: 1, page: 1, dataPerPage: 24, later: 2, nextAt: '2030-01-05T06:00:00.000Z' },
};

test('[UX-04] [UX-05] a year is told by month and kind, with what was done in it and the way there', async () => {
  answer(showLearningYear, 200, 'SUCCESS', year);
  await openPage('/doctor/learning');
  const table = await screen.findByRole('table', { name: 'Time by month and kind, 2026' });
  const rows = within(table).getAllByRole('row');
  expect(rows.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'MonthEbooksQuizzes',
    'Jan62 min0 min',
    'Feb10 min5 min',
  ]);
  expect(rows).toHaveLength(13);
  expect(screen.getByText('1 h 17 min')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scabies' })).toHaveAttribute('href', `/doctor/quizzes/${id}`);
  expect(screen.getByRole('link', { name: 'Nails live' })).toHaveAttribute('href', `/doctor/webinars/${id}`);
  expect(screen.queryByRole('link', { name: 'Leprosy' })).toBeNull();
  expect(screen.getByText(/4 Mar 2026 · no longer available/)).toBeVisible();
  expect(screen.getByText(/Who came is not counted/)).toBeVisible();
});

test('[UX-04] [UX-05] hours where minutes would be many; what little time was spent with is one of six', async () => {
  const types = ['ebook', 'quiz', 'course', 'webinar', 'ejournal', 'poll', 'magzter'] as const;
  const time = types.map((type, at) => ({ month: 1 + (at % 2), type, seconds: (10 - at) * 900 }));
  answer(showLearningYear, 200, 'SUCCESS', { ...year, time });
  await openPage('/doctor/learning');
  const table = await screen.findByRole('table', { name: 'Time by month and kind, 2026' });
  const [head, january, february] = within(table).getAllByRole('row');
  expect(within(head as HTMLElement).getAllByRole('columnheader')).toHaveLength(7);
  expect(
    within(head as HTMLElement)
      .getAllByRole('columnheader')
      .at(-1),
  ).toHaveTextContent('Other');
  expect(january).toHaveTextContent('Jan2.5 h0 h2 h0 h1.5 h1 h');
  expect(february).toHaveTextContent('Feb0 h2.3 h0 h1.8 h0 h1.3 h');
});

test('[UX-04] [NAV-11] the year stands in the address; one without anything says so', async () => {
  await openPage('/doctor/learning?year=2001');
  expect(await screen.findByText('Nothing from 2001 yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/doctor/learning');
});

test('[UX-04] the record comes as a PDF; why none comes is said beside the button', async () => {
  answer(showLearningYear, 200, 'SUCCESS', year);
  answer(makeLearningRecord, 409, 'CONFLICT', null, { once: true });
  await openPage('/doctor/learning');
  const button = await screen.findByRole('button', { name: 'Download as PDF' });
  expect(screen.getByText('It claims no accreditation and no credit points.')).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByText(/A record of this year was taken back/)).toBeVisible();
  answer(showLearningRecordFile, 429, 'RATE_LIMITED', null, { once: true });
  const figures = { time: [], quizzes: 1, courses: 1, meetings: 1, hours: 1.3, revokedOn: null };
  const record = { of: 'year' as const, number, name: 'Dr. A', year: 2026, madeOn: '2026-03-05', ...figures };
  answer(makeLearningRecord, 200, 'SUCCESS', record);
  answer(showLearningYear, 200, 'SUCCESS', { ...year, record });
  await userEvent.click(button);
  expect(await screen.findByText(/^You can try again in 0:(30|2\d)\.$/)).toBeVisible();
  expect(await screen.findByText(number)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what others see' })).toHaveAttribute('href', `/certificates/${number}`);
});

test('[DOC-03] a missed question is answered in place, with why, and says when it comes back', async () => {
  answer(listRepeats, 200, 'SUCCESS', due);
  const marked = {
    ...question,
    chosen: 'b',
    answer: 'a',
    right: false,
    explanation: 'Burrows are seen in nothing else',
  };
  await openPage('/doctor/learning');
  await userEvent.click(await screen.findByRole('button', { name: 'Repeat now' }));
  const sent = watch(answerRepeat);
  answer(answerRepeat, 200, 'SUCCESS', { question: marked, dueAt: '2030-01-03T06:00:00.000Z' });
  await userEvent.click(screen.getByRole('radio', { name: '2. Sign b' }));
  answer(listRepeats, 200, 'SUCCESS', { ...due, items: [], total: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Burrows are seen in nothing else')).toBeVisible();
  expect(screen.getByText('It comes back on 3 Jan 2030.')).toBeVisible();
  expect(sent).toEqual([{ questionId: id, option: 'b' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText(/Nothing is due today\. 2 questions come back from 5 Jan 2030/)).toBeVisible();
});

test('[DOC-03] one that was answered elsewhere is said to be gone, and the next one comes', async () => {
  answer(listRepeats, 200, 'SUCCESS', due);
  answer(answerRepeat, 409, 'CONFLICT');
  await openPage('/doctor/learning');
  await userEvent.click(await screen.findByRole('button', { name: 'Repeat now' }));
  await userEvent.click(screen.getByRole('radio', { name: '1. Sign a' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('This question is not due any more')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Finish' })).toBeVisible();
});

test('[DOC-03] [DOC-01] the dashboard leads to what is due, and leaves it out where nothing is', async () => {
  answer(listRepeats, 200, 'SUCCESS', due);
  const page = await openPage('/doctor/dashboard');
  expect(await screen.findByText('1 question is due once more.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Repeat now' })).toHaveAttribute('href', '/doctor/learning');
  page.unmount();
  answer(listRepeats, 200, 'SUCCESS', { ...due, items: [], total: 0 });
  await openPage('/doctor/dashboard');
  await screen.findByRole('region', { name: 'HCP resources' });
  await waitFor(() => expect(screen.queryByText('Questions you missed')).toBeNull());
});

test('[UX-04] what does not load can be tried again, and the rest stands', async () => {
  answer(showLearningYear, 500, 'SERVER_ERROR', null, { once: true });
  await openPage('/doctor/learning');
  expect(await screen.findByText('Your learning did not load')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Questions you missed' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Time really spent' })).toBeVisible();
});
