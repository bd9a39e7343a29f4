import type { Question, QuestionAnswer, QuestionDetail, QuestionPicture, SearchKind } from '@tvacha/shared-contract';
import { searchAll } from '@tvacha/shared-contract/routes/finder';
import {
  acceptAnswer,
  deleteAnswer,
  deleteQuestion,
  findSimilarQuestions,
  followQuestion,
  listWaitingPictures,
  markHelpful,
  reportAnswer,
  reportQuestion,
  showQuestion,
} from '@tvacha/shared-contract/routes/questions';
import { listMasterdata } from '@tvacha/shared-contract/routes/reading';
import type { ReportReason } from '@tvacha/shared-contract/vocabulary';
import { call } from '@tvacha/shared-core/http';
import { defineList, oneOf, page, sortedBy, text } from '@tvacha/shared-core/list';
import { change, createMutation } from '@tvacha/shared-core/mutations';
import { withQuery } from '@tvacha/shared-core/paths';
import { firstQuestions, questionOf, questions } from '@tvacha/shared-core/questions';
import { createResource, type Page } from '@tvacha/shared-core/resources';
import { saidInPage } from '../../common/refusal';

const folder = '/doctor/questions';
const recordOf = (id: string) => `${folder}/${encodeURIComponent(id)}`;

/** A content or contribution that a question is about. */
export interface Subject {
  kind: SearchKind;
  _id: string;
}

export const questionPaths = {
  list: folder,
  ask: (subject?: Subject) => withQuery(`${folder}/ask`, { kind: subject?.kind, about: subject?._id }),
  record: recordOf,
};

const fields = {
  filter: oneOf('all', 'unanswered', 'mine', 'field'),
  speciality: text(),
  tag: text(),
  search: text(),
  sort: sortedBy('newest', 'helpful', 'answers', 'oldest'),
  page: page(),
};
export const questionList = defineList({ path: () => folder, fields, rowsPerPage: firstQuestions.dataPerPage });

/** The answers of one question. */
export const threadList = defineList({
  path: recordOf,
  fields: { sort: sortedBy('oldest', 'helpful', 'newest') },
  rowsPerPage: 50,
});
export type ThreadSort = (typeof threadList.fields.sort.options)[number];

/** A page of the answers to a question, and the question itself. */
export interface Thread extends Page<QuestionAnswer> {
  question: Omit<QuestionDetail, 'answers'>;
  asOf: string;
  newer: number;
  at: number | null;
}
interface ThreadRequest {
  id: string;
  sort?: ThreadSort;
  answer?: string;
  asOf?: string;
  page?: number;
  dataPerPage: number;
}

export const qna = createResource({
  name: 'qna',
  load: async (query: ThreadRequest, { signal, asOf }): Promise<Thread> => {
    const { answers, ...question } = await call(showQuestion, { query: { asOf, ...query } }, { signal });
    return { ...answers, question };
  },
  momentOf: ({ asOf, total }) => (total > 0 ? asOf : undefined),
  // The socket says what was answered; this is for when it is away.
  age: 60_000,
  refreshOn: ['ans', 'question'],
  concerns: (said, { id }) => questionOf(said) === id,
});

export const similarQuestions = createResource({
  name: 'similarQuestions',
  load: (query: { text: string }, options): Promise<Question[]> => call(findSimilarQuestions, { query }, options),
});

export const questionTags = createResource({
  name: 'questionTags',
  load: (query: { type: 'questionTag' }, options) => call(listMasterdata, { query }, options),
});

/** Pictures that were sent and stand in a draft; their links are good for some minutes. */
export const waitingPictures = createResource({
  name: 'waitingPictures',
  load: (_query: object, options): Promise<readonly QuestionPicture[]> => call(listWaitingPictures, options),
  age: 0,
});

/** What a text may link to. */
export const linkHits = createResource({
  name: 'linkHits',
  load: async (query: { search: string; dataPerPage: number }, options) =>
    (await call(searchAll, { query }, options)).items,
});

const withAnswer = (id: string, given: (answer: QuestionAnswer) => Partial<QuestionAnswer>) =>
  change(qna, (thread) => ({
    ...thread,
    items: thread.items.map((answer) => (answer._id === id ? { ...answer, ...given(answer) } : answer)),
  }));

export const helpfulMark = createMutation({
  name: 'helpfulMark',
  keyOf: ({ answerId }: { answerId: string; helpful: boolean }) => answerId,
  send: (body) => call(markHelpful, { body }),
  optimistic: ({ answerId, helpful }) => [
    withAnswer(answerId, (answer) => ({ marked: helpful, helpful: answer.helpful + (helpful ? 1 : -1) })),
  ],
  invalidates: [qna],
});

export const following = createMutation({
  name: 'questionFollowing',
  keyOf: ({ id }: { id: string; follow: boolean }) => id,
  send: (body) => call(followQuestion, { body }),
  optimistic: ({ id, follow }) => [
    change(qna, (thread) =>
      thread.question._id === id ? { ...thread, question: { ...thread.question, following: follow } } : thread,
    ),
  ],
  invalidates: [qna],
});

export const reporting = createMutation({
  name: 'postReporting',
  keyOf: ({ id }: { what: 'question' | 'answer'; id: string; reason: ReportReason }) => id,
  send: ({ what, ...body }) => call(what === 'question' ? reportQuestion : reportAnswer, { body }),
  invalidates: [qna],
  saidInPlace: saidInPage,
});

export const acceptance = createMutation({
  name: 'acceptance',
  keyOf: ({ answerId }: { answerId: string; accepted: boolean }) => answerId,
  send: (body) => call(acceptAnswer, { body }),
  invalidates: [qna, questions],
});

export const answerRemoval = createMutation({
  name: 'answerRemoval',
  keyOf: ({ id }: { id: string }) => id,
  send: (query) => call(deleteAnswer, { query }),
  invalidates: [qna, questions],
  notice: 'DELETED',
});

export const questionRemoval = createMutation({
  name: 'questionRemoval',
  keyOf: ({ id }: { id: string }) => id,
  send: (query) => call(deleteQuestion, { query }),
  invalidates: [qna, questions],
  notice: 'DELETED',
  saidInPlace: ['CONFLICT'],
});

export const questionParts = [
  questions,
  qna,
  similarQuestions,
  questionTags,
  linkHits,
  waitingPictures,
  helpfulMark,
  following,
  reporting,
  acceptance,
  answerRemoval,
  questionRemoval,
];
