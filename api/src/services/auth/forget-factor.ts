import { eq } from 'drizzle-orm';
import { secondFactors } from '../../db/schema';
import { compose } from '../../notify/compose';
import { type AuditCtx, audit } from '../audit';
import type { Ctx } from '../ctx';
import { type QueueCtx, queueMessage } from '../outbox/queue-message';
import { endSessionsOf } from './end-sessions-of';

/**
 * Takes the second factor of a member of staff away, their passkeys with it, ends their sessions and writes it down: with their next login
 * they set up another. They are told by mail. Call it last in a transaction.
 * @returns whether they had one
 */
export async function forgetFactor(
  tx: AuditCtx & QueueCtx & Pick<Ctx, 'realtime'>,
  { id, email }: { id: string; email: string },
  details: Record<string, unknown> = {},
): Promise<boolean> {
  const gone = await tx.db.delete(secondFactors).where(eq(secondFactors.userId, id)).returning();
  if (gone.length === 0) return false;
  await endSessionsOf(tx, id, 'ended');
  await queueMessage(tx, compose('account.factor-reset', { channel: 'email', to: email }, {}));
  await audit(tx, { action: 'user.factorReset', subjectType: 'user', subjectId: id, details });
  return true;
}
