import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, network, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import type { Operation } from '@tvacha/shared-contract/routes';
import { registerForEvent, showWebinar } from '@tvacha/shared-contract/routes/contents';
import {
  listContributions,
  listWithoutCopyright,
  showContribution,
  submitContribution,
} from '@tvacha/shared-contract/routes/contributions';
import { searchAll } from '@tvacha/shared-contract/routes/finder';
import {
  createEnrollment,
  listPolls,
  reviewQuiz,
  showPoll,
  submitQuiz,
  voteInPoll,
} from '@tvacha/shared-contract/routes/learning';
import { createQuestion } from '@tvacha/shared-contract/routes/questions';
import { call } from '@tvacha/shared-core/http';
import { HttpResponse, http } from 'msw';
import { openPage } from '../common/test-page';

const unknownId = '00000000-0000-4000-8000-000000000000';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (list: string, fits: (row: HTMLElement) => boolean = () => true) => {
  const rows = within(await screen.findByRole('list', { name: list })).getAllByRole('article');
  await userEvent.click(within(rows.find(fits) as HTMLElement).getByRole('link'));
};

const openPoll = async () => {
  const page = await openPage('/doctor/polls?state=open');
  await follow('Polls', (row) => !row.textContent?.includes('You voted'));
  // The list has radios too.
  await screen.findByRole('button', { name: 'Vote' });
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  return page;
};
const vote = async () => {
  const page = await openPoll();
  await press('Vote');
  return page;
};
const openQuiz = async () => {
  const page = await openPage('/doctor/quizzes?state=new');
  await follow('Quizzes');
  await userEvent.click(await screen.findByRole('link', { name: 'Begin' }));
  await screen.findByRole('region', { name: /^Question 1 of/ });
  return page;
};
const handIn = async () => {
  const page = await openQuiz();
  await userEvent.click(screen.getByRole('radio', { name: /^1\. / }));
  await press('Hand in');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hand in' }));
  return page;
};
const enrol = async () => {
  const page = await openPage('/doctor/courses');
  await follow('Courses', (row) => row.textContent?.includes('Lasers and light on types IV to VI') ?? false);
  await press('Enrol');
  return page;
};
const register = async () => {
  altered(showWebinar, () => ({ registered: false, placesLeft: 1, startsAt: '2099-01-01T10:00:00.000Z' }));
  const page = await openPage('/doctor/webinars?when=upcoming');
  await follow('Webinars');
  await screen.findByRole('button', { name: 'Register' });
  answer(registerForEvent, 409, 'CONFLICT');
  altered(showWebinar, () => ({ registered: false, placesLeft: 0, startsAt: '2099-01-01T10:00:00.000Z' }));
  await press('Register');
  return page;
};
/** Sends a draft in which nothing is missing, as this browser knows. */
const send = async (kind: 'A case' | 'A picture' = 'A picture') => {
  const consent = { version: '1', givenAt: '2026-11-01T10:00:00.000Z', withdrawnAt: null };
  altered(showContribution, ({ mine }) => ({
    mine: { ...(mine as object), missing: [], completeness: 1, consent },
  }));
  const page = await openPage('/doctor/contributions/new');
  await press(kind);
  await screen.findByRole('navigation', { name: 'Steps of the contribution' });
  while (!screen.queryByRole('button', { name: 'Send to our editors' })) await press('Next');
  await press('Send to our editors');
  return page;
};
const remove = async () => {
  const page = await openPage('/doctor/contributionlist?mine=true&state=published');
  await follow('Contributions');
  await press('Delete');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  return page;
};
/** The server takes no more of this for 42 seconds. */
const limited = ({ method, path }: Operation) =>
  network.use(
    (method === 'GET' ? http.get : http.post)(`*${path}`, () =>
      HttpResponse.json(
        { error: true, code: 'RATE_LIMITED', message: '', result: null },
        { status: 429, headers: { 'retry-after': '42' } },
      ),
    ),
  );
const refuse =
  (operation: Operation, status: number, code: Parameters<typeof answer>[2], then: () => ReturnType<typeof vote>) =>
  () => {
    answer(operation, status, code);
    return then();
  };

type Row = [
  code: string,
  place: 'toast' | 'page',
  words: string | RegExp,
  when: string,
  how: () => ReturnType<typeof vote>,
];

/** Which code is said where, and in which words, by hand from the requirements and the product's document. */
const table: Row[] = [
  ['ANS_SUMITED', 'toast', 'Quizz Submitted', 'a quiz was handed in', handIn],
  [
    ...(['Select_Option', 'toast', 'Please select any one option', 'every answer was taken back'] as const),
    async () => {
      const page = await openQuiz();
      await userEvent.click(screen.getByRole('radio', { name: /^1\. / }));
      await press('Take the answer back');
      await press('Hand in');
      return page;
    },
  ],
  [
    ...(['Select_Option', 'toast', 'Please select any one option', 'the server finds no option'] as const),
    refuse(submitQuiz, 400, 'Select_Option', handIn),
  ],
  [
    ...(['No_Ans_quiz', 'toast', 'Submit a quiz to begin', 'nothing was answered at hand-in'] as const),
    async () => {
      const page = await openQuiz();
      await press('Hand in');
      return page;
    },
  ],
  [
    ...(['No_Ans_quiz', 'toast', 'Submit a quiz to begin', 'there are no results'] as const),
    refuse(reviewQuiz, 404, 'NOT_FOUND', () => openPage(`/doctor/quizzes/${unknownId}/results`)),
  ],
  ['VOTE_ADDED', 'toast', 'Vote added successfully', 'a vote was cast', vote],
  [
    ...(['ALREADY_VOTE_DONE', 'toast', 'Vote already done.', 'another tab has voted'] as const),
    refuse(voteInPoll, 409, 'ALREADY_VOTE_DONE', vote),
  ],
  [
    ...(['SERVER_ERROR', 'toast', 'Something went wrong, please try again.', 'a vote fails'] as const),
    refuse(voteInPoll, 500, 'SERVER_ERROR', vote),
  ],
  [
    ...([
      'CASE_CONTRIBUTION_ADDED',
      'toast',
      'Case-study upload successful. It will be published after approval from editorial team.',
      'a case was sent',
    ] as const),
    refuse(submitContribution, 200, 'CASE_CONTRIBUTION_ADDED', () => send('A case')),
  ],
  [
    ...([
      'IMAGE_CONTRIBUTION_ADDED',
      'toast',
      'Image upload successful. It will be published after approval from editorial team.',
      'a picture was sent',
    ] as const),
    refuse(submitContribution, 200, 'IMAGE_CONTRIBUTION_ADDED', send),
  ],
  [
    ...(['CONSENT_NOT_AVAILABLE', 'toast', 'User Consent Data Not Available', 'the consent is in old words'] as const),
    refuse(submitContribution, 400, 'CONSENT_NOT_AVAILABLE', send),
  ],
  [
    ...(['NO_COPYRIGHT', 'toast', 'Action denied for copyright issue', 'the rights are not the author’s'] as const),
    refuse(submitContribution, 400, 'NO_COPYRIGHT', send),
  ],
  [
    ...(['NO_COPYRIGHT', 'toast', 'Action denied for copyright issue', 'something is kept back'] as const),
    async () => {
      const list = await openPage('/doctor/contributionlist');
      const { items } = await call(listContributions, { query: { dataPerPage: 1 } });
      list.unmount();
      answer(listWithoutCopyright, 200, 'NO_COPYRIGHT', { items, total: 1, page: 1, dataPerPage: 100 });
      return openPage('/doctor/contributions/nocopyright');
    },
  ],
  [
    ...(['VALIDATION_FAILED', 'page', 'the site in words', 'something is missing after all'] as const),
    () => {
      const issues = [{ path: 'body.details.site', message: 'This is missing, or not complete' }];
      answer(submitContribution, 400, 'VALIDATION_FAILED', { issues });
      return send();
    },
  ],
  ['DELETED', 'toast', 'Data Deleted', 'a contribution was removed', remove],
  ['ENROLLMENT_CREATED', 'toast', 'You are enrolled.', 'one enrolled', enrol],
  [
    ...(['COPY_TO_CLIPBOARD', 'toast', 'Copy to clipboard', 'a link was copied'] as const),
    async () => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async () => undefined },
        configurable: true,
      });
      const page = await openPage('/doctor/calendar');
      await press('Make a calendar link');
      await press('Copy the link');
      return page;
    },
  ],
  [
    ...(['NOT_FOUND', 'page', 'We could not find that poll', 'a record is not there'] as const),
    () => openPage(`/doctor/polls/${unknownId}`),
  ],
  ['NOT_FOUND', 'page', 'We could not find that poll', 'an id is none', () => openPage('/doctor/polls/none')],
  [
    ...(['NOT_FOUND', 'page', 'This course was withdrawn meanwhile', 'it was withdrawn before one enrols'] as const),
    refuse(createEnrollment, 404, 'NOT_FOUND', enrol),
  ],
  [
    ...(['FORBIDDEN', 'page', 'You cannot open Polls', 'a role lost its section'] as const),
    refuse(listPolls, 403, 'FORBIDDEN', () => openPage('/doctor/polls')),
  ],
  [
    ...(['FORBIDDEN', 'page', 'You may not do that any more', 'a role lost its section before one votes'] as const),
    refuse(voteInPoll, 403, 'FORBIDDEN', vote),
  ],
  ['CONFLICT', 'page', 'The last place was taken meanwhile', 'two want the last place', register],
  [
    ...(['CONFLICT', 'page', /has closed meanwhile/, 'a poll closed before one votes'] as const),
    async () => {
      const page = await openPoll();
      answer(voteInPoll, 409, 'CONFLICT');
      altered(showPoll, () => ({ closed: true }));
      await press('Vote');
      // The newest: how it stands in place of the form.
      await screen.findByRole('heading', { name: 'How it stands' });
      return page;
    },
  ],
  [
    ...(['RATE_LIMITED', 'page', /^You can try again in 0:4\d\.$/, 'one searched too often'] as const),
    () => {
      limited(searchAll);
      return openPage('/doctor/search?q=acne');
    },
  ],
  [
    ...(['RATE_LIMITED', 'page', /^You can try again in 0:4\d\.$/, 'one handed in too often'] as const),
    () => {
      limited(submitQuiz);
      return handIn();
    },
  ],
  [
    ...(['RATE_LIMITED', 'page', /^Try again in 0:4\d$/, 'one asked too often'] as const),
    async () => {
      limited(createQuestion);
      const page = await openPage('/doctor/questions/ask');
      await userEvent.type(await screen.findByRole('textbox', { name: /^Your question/ }), 'Which dose, please?');
      await userEvent.type(screen.getByRole('textbox', { name: /^What your colleagues/ }), 'A boy of six, scalp.');
      await press('Post the question');
      return page;
    },
  ],
  [
    ...(['UNAVAILABLE', 'page', 'The list did not load', 'a list cannot be reached'] as const),
    refuse(listPolls, 503, 'UNAVAILABLE', () => openPage('/doctor/polls')),
  ],
  [
    ...(['UNAVAILABLE', 'page', 'It was not sent', 'a vote cannot be sent'] as const),
    refuse(voteInPoll, 503, 'UNAVAILABLE', vote),
  ],
];

test.each(table)(
  '[DOC-03] [DOC-04] [DOC-05] [DOC-06] [API-03] %s is said by a %s: %s, where %s',
  async (_code, place, words, _when, how) => {
    const page = await how();
    if (place === 'toast') {
      await waitFor(() => expect(notices(page)).toEqual([words]));
      expect(screen.queryByText(words)).toBeNull();
    } else {
      expect(await screen.findByText(words)).toBeVisible();
      expect(notices(page)).toEqual([]);
    }
  },
);

test('[DOC-04] after a vote that was cast elsewhere the result opens', async () => {
  answer(voteInPoll, 409, 'ALREADY_VOTE_DONE');
  await vote();
  expect(await screen.findByRole('heading', { name: 'How it stands' })).toBeVisible();
});

test.each<[string, Operation, () => ReturnType<typeof vote>, string]>([
  ['a vote', voteInPoll, vote, 'Vote added successfully'],
  ['a quiz', submitQuiz, handIn, 'Quizz Submitted'],
  ['an enrolment', createEnrollment, enrol, 'You are enrolled.'],
])(
  '[DOC-01] %s that the line kept back is said once, lost nowhere, and sent when it is back',
  async (_what, operation, how, done) => {
    answer(operation, 503, 'UNAVAILABLE', null, { once: true });
    const sent = watch(operation);
    const page = await how();
    expect(await screen.findByText('It was not sent')).toBeVisible();
    expect(notices(page)).toEqual([]);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(notices(page)).toEqual([done]));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(screen.queryByText('It was not sent')).toBeNull();
  },
);
