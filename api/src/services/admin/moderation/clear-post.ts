import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { holdPost } from './hide-post';
import { closeReports } from './reports';

/**
 * Finds a reported question or answer in order: it stays, and its reports count no longer. CONFLICT where its text or
 * the number of its reports is another by now.
 */
export const clearPost: Verb<'admin.posts.clear'> = async ({ ctx, input: { body } }) => {
  await inTransaction(ctx, async (tx) => {
    const isQuestion = (await holdPost(tx, 'question', body)) !== undefined;
    if (!isQuestion && !(await holdPost(tx, 'answer', body))) refuse('NOT_FOUND');
    if ((await closeReports(tx, body.id)) !== body.reports) refuse('CONFLICT');
    const subjectType = isQuestion ? 'question' : 'answer';
    await audit(tx, { action: `${subjectType}.cleared`, subjectType, subjectId: body.id });
  });
  return { code: 'UPDATE_SUCCCESS', result: null };
};
