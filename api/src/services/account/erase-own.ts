import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { contributions } from '../../db/schema';
import { audit } from '../audit';
import { endSessionsOf } from '../auth/end-sessions-of';
import { ownUser } from '../auth/own-user';
import { sendInBackground } from '../auth/tell-quietly';
import { detachPictures, discard } from '../contributions/remove-pictures';
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
    const own = await tx.db
      .select({ id: contributions.id })
      .from(contributions)
      .where(eq(contributions.userId, user.id));
    const loose = [];
    for (const { id } of own) loose.push(...(await detachPictures(tx, id)));
    await endSessionsOf(tx, user.id, 'ended');
    await eraseUser(tx, user);
    await audit(tx, { action: 'user.erased', subjectType: 'user', subjectId: user.id, actorId: user.id });
    return loose;
  });
  await discard(ctx, loose);
  const text = 'Your Tvacha account is erased. Nothing that tells who you are is left in it.';
  sendInBackground(ctx, { channel: 'email', to: user.email, subject: 'Your Tvacha account is erased', text });
  return { code: 'USER_DELETED', result: null };
}
