import { audit } from '../audit';
import { inTransaction } from '../ctx';
import type { Verb } from '../verb';
import { recordsOf } from './records-of';

/** Everything that is held about the caller, for them to keep (SEC-44). */
export const exportOwn: Verb<'users.export'> = async ({ ctx }) => {
  const { userId = '' } = ctx.caller;
  const result = await inTransaction(ctx, async (tx) => {
    const records = await recordsOf(tx, userId);
    await audit(tx, { action: 'export.own', subjectType: 'user', subjectId: userId });
    return records;
  });
  return { code: 'SUCCESS', result };
};
