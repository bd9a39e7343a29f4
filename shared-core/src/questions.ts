import type { QuestionPage } from '@tvacha/shared-contract';
import { listQuestions } from '@tvacha/shared-contract/routes/questions';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { createResource, heldPart, type Said } from '@tvacha/shared-core/resources';

export type QuestionRequest = Omit<NonNullable<CallInput<'questions.list'>['query']>, 'asOf'>;

/** What the header asks for (SES-06): what the list shows where nothing narrows it. */
export const firstQuestions = { page: 1, dataPerPage: 20 } satisfies QuestionRequest;

/** The question that an event is about. */
export const questionOf = (said: Said): string =>
  said.name === 'ans' || said.name === 'question' ? said.about.question : '';

/** Questions of members by what narrows them, as of a moment; the shell and areas hold the one slice. */
export const questions = heldPart(
  createResource({
    name: 'questions',
    load: (query: QuestionRequest, { signal, asOf }): Promise<QuestionPage> =>
      call(listQuestions, { query: { ...query, asOf } }, { signal }),
    momentOf: ({ asOf, total }) => (total > 0 ? asOf : undefined),
    // The socket says what was asked and answered; this is for when it is away. Milliseconds.
    age: 60_000,
    refreshOn: ['question', 'ans'],
    // A question may be new in any list; an answer is told of in the lists that show its question.
    concerns: (said, _query, value) =>
      said.name === 'question' || (value?.items.some(({ _id }) => _id === questionOf(said)) ?? false),
  }),
);
