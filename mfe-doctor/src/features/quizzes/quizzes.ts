import type { Quiz } from '@tvacha/shared-contract';
import {
  keepQuizAnswers,
  listQuizQuestions,
  listQuizResults,
  listQuizzes,
  reviewQuiz,
  startQuiz,
  submitQuiz,
} from '@tvacha/shared-contract/routes/learning';
import { kindPaths } from '@tvacha/shared-contract/vocabulary';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { defineList, type Request, sortedBy } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource, type Page } from '@tvacha/shared-core/resources';
import { saidInPage } from '../../common/refusal';
import { editors } from '../../kinds/filters/editors';
import { filterFields } from '../../kinds/filters/filter-fields';

const recordOf = (id: string) => `${kindPaths.quizzes}/${encodeURIComponent(id)}`;
export const quizPaths = {
  record: recordOf,
  take: (id: string) => `${recordOf(id)}/take`,
  results: (id: string) => `${recordOf(id)}/results`,
  missed: (id: string) => `${recordOf(id)}/results?missed=yes`,
};

export const quizList = defineList({
  path: () => kindPaths.quizzes,
  fields: { ...filterFields('quiz'), sort: sortedBy('newest', 'oldest', 'title', 'mostRead') },
  rowsPerPage: 100,
});
type QuizRequest = Request<typeof quizList.fields> & { page?: number };

/** Its states are those of quizzes, which types cannot follow. */
type Asked = CallInput<'quizzes.list'>['query'];

/** As long as it shows what the member made of each, which another tab or device may change. */
const age = 60_000;

export const quizzes = createResource({
  name: 'quizzes',
  load: (query: QuizRequest, options): Promise<Page<Quiz>> => call(listQuizzes, { query: query as Asked }, options),
  age,
});

export const quizDetails = createResource({
  name: 'quizDetails',
  load: async (query: { quizId: string }, options) => (await call(listQuizQuestions, { query }, options)).quiz,
  age,
});

/**
 * A quiz that is taken: begun by being asked for, or gone on with.
 * @param query.opening when the page was opened, so that a later visit asks for what was kept since.
 */
export const quizSitting = createResource({
  name: 'quizSitting',
  load: ({ quizId }: { quizId: string; opening: number }, options) => call(startQuiz, { body: { quizId } }, options),
});

/** The newest attempt, with what was right and why. */
export const quizReview = createResource({
  name: 'quizReview',
  load: (query: { quizId: string }, options) => call(reviewQuiz, { query }, options),
  age,
});

/** How the member's attempts at one quiz went. */
export const quizResults = createResource({
  name: 'quizResults',
  load: async (query: { userId: string; quizId: string }, options) =>
    (await call(listQuizResults, { query }, options)).items[0]?.history ?? [],
  age,
});

/** What was answered, as the server takes it: null takes an answer back. */
export type Answers = Readonly<Record<string, string | null>>;
const listed = (answers: Answers) => Object.entries(answers).map(([questionId, option]) => ({ questionId, option }));

interface Kept {
  sittingId: string;
  answers: Answers;
  flagged: readonly string[];
  /** The page is left: it is sent beside one that is on its way. */
  leaving?: boolean;
}

export const quizKeep = createMutation({
  name: 'quizKeep',
  keyOf: ({ sittingId, leaving }: Kept) => (leaving ? `${sittingId} leaving` : sittingId),
  send: ({ sittingId, answers, flagged }) => {
    const body = { sittingId, answers: listed(answers), flagged: [...flagged] };
    return call(keepQuizAnswers, { body }, { keepalive: true });
  },
  // It is begun now, which its page and the lists tell.
  invalidates: [quizzes, quizDetails],
  // Said beside the questions; what was not kept goes with the next try, and with the hand-in.
  saidInPlace: 'all',
});

interface HandIn {
  quizId: string;
  sittingId: string;
  answers: Answers;
}

export const quizAnswers = createMutation({
  name: 'quizAnswers',
  keyOf: ({ sittingId }: HandIn) => sittingId,
  send: ({ quizId, sittingId, answers }) => call(submitQuiz, { body: { quizId, sittingId, answers: listed(answers) } }),
  invalidates: [quizzes, editors, quizDetails, quizReview, quizResults],
  notice: 'ANS_SUMITED',
  saidInPlace: saidInPage,
});
