import { isStaff } from '@tvacha/shared-contract/roles';
import { audit } from '../audit';
import { ownUser } from '../auth/own-user';
import { sendInBackground } from '../auth/tell-quietly';
import { discard } from '../contributions/remove-pictures';
import { inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { eraseUser } from './erase-user';

/**
 * Erases the caller's account for good (SEC-44): what is personal is emptied in place, sessions end, pictures and papers
 * go; the audit log stays. CONFLICT where the address typed is not their own, and for staff, whose accounts an admin
 * closes.
 */
export async function eraseOwn({ ctx, input }: VerbCall<'users.erase'>): Promise<Answer<'users.erase'>> {
  const user = await ownUser(ctx);
  if (user.email !== input.body.email.toLowerCase() || isStaff(user.role)) refuse('CONFLICT');
  const loose = await inTransaction(ctx, async (tx) => {
    const loose = await eraseUser(tx, user);
    await audit(tx, { action: 'user.erased', subjectType: 'user', subjectId: user.id, actorId: user.id });
    return loose;
  });
  await discard(ctx, loose);
  const text = 'Your Tvacha account is erased. Nothing that tells who you are is left in it.';
  sendInBackground(ctx, { channel: 'email', to: user.email, subject: 'Your Tvacha account is erased', text });
  return { code: 'USER_DELETED', result: null };
}
