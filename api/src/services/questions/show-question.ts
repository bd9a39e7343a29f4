import type { Answer, VerbCall } from '../verb';
import { findQuestion } from './find-question';

/** One question, with its answers a page at a time (DOC-07). */
export async function showQuestion({
  ctx,
  input,
}: VerbCall<'questions.details'>): Promise<Answer<'questions.details'>> {
  const { id, ...page } = input.query;
  return { code: 'SUCCESS', result: await findQuestion(ctx, id, page) };
}
