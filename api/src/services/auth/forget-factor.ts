import { eq } from 'drizzle-orm';
import { secondFactors } from '../../db/schema';
import { compose } from '../../notify/compose';
import type { Message } from '../../notify/notifier';
import { type AuditCtx, audit } from '../audit';
import type { Ctx } from '../ctx';
import { endSessionsOf } from './end-sessions-of';

/**
 * Takes the second factor of a member of staff away, ends their sessions and writes it down: with their next login
 * they set up another. Call it last in a transaction.
 * @returns what to tell them when that has committed; null where they had none
 */
export async function forgetFactor(
  tx: AuditCtx & Pick<Ctx, 'realtime'>,
  { id, email }: { id: string; email: string },
  details: Record<string, unknown> = {},
): Promise<Message | null> {
  const gone = await tx.db.delete(secondFactors).where(eq(secondFactors.userId, id)).returning();
  if (gone.length === 0) return null;
  await endSessionsOf(tx, id, 'ended');
  await audit(tx, { action: 'user.factorReset', subjectType: 'user', subjectId: id, details });
  return compose('account.factor-reset', { channel: 'email', to: email }, {});
}
