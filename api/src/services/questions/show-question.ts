import type { Verb } from '../verb';
import { findQuestion } from './find-question';

/** One question, with its answers a page at a time (DOC-07). */
export const showQuestion: Verb<'questions.details'> = async ({ ctx, input }) => {
  const { id, ...page } = input.query;
  return { code: 'SUCCESS', result: await findQuestion(ctx, id, page) };
};
