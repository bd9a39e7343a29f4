import { isStaff } from '@tvacha/shared-contract/roles';
import { audit } from '../audit';
import { ownUser } from '../auth/own-user';
import { discard } from '../contributions/remove-pictures';
import { inTransaction } from '../ctx';
import { queueMessage } from '../outbox/queue-message';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { eraseUser } from './erase-user';

/**
 * Erases the caller's account for good (SEC-44): what is personal is emptied in place, sessions end, pictures and papers
 * go; the audit log stays. CONFLICT where the address typed is not their own, and for staff, whose accounts an admin
 * closes.
 */
export const eraseOwn: Verb<'users.erase'> = async ({ ctx, input }) => {
  const user = await ownUser(ctx);
  if (user.email !== input.body.email.toLowerCase() || isStaff(user.role)) refuse('CONFLICT');
  const loose = await inTransaction(ctx, async (tx) => {
    const loose = await eraseUser(tx, user);
    await audit(tx, { action: 'user.erased', subjectType: 'user', subjectId: user.id, actorId: user.id });
    const text = 'Your Tvacha account is erased. Nothing that tells who you are is left in it.';
    const subject = 'Your Tvacha account is erased';
    // With an end, as the address is deleted with it.
    const expiresAt = new Date(tx.clock.now().getTime() + tx.config.retention.codes);
    await queueMessage(tx, { channel: 'email', to: user.email, subject, text }, { expiresAt });
    return loose;
  });
  await discard(ctx, loose);
  return { code: 'USER_DELETED', result: null };
};
