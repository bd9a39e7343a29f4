import { audit } from '../audit';
import { inTransaction } from '../ctx';
import type { Answer, VerbCall } from '../verb';
import { recordsOf } from './records-of';

/** Everything that is held about the caller, for them to keep (SEC-44). */
export async function exportOwn({ ctx }: VerbCall<'users.export'>): Promise<Answer<'users.export'>> {
  const { userId = '' } = ctx.caller;
  const result = await inTransaction(ctx, async (tx) => {
    const records = await recordsOf(tx, userId);
    await audit(tx, { action: 'export.own', subjectType: 'user', subjectId: userId });
    return records;
  });
  return { code: 'SUCCESS', result };
}
