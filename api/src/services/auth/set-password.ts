import { eq, sql } from 'drizzle-orm';
import { weaknessOf } from '../../auth/weak-password';
import { type UserRow, users } from '../../db/schema';
import { compose } from '../../notify/compose';
import { audit } from '../audit';
import { type Ctx, inTransaction } from '../ctx';
import { queueMessage } from '../outbox/queue-message';
import { refuse } from '../refuse';
import { forgiveTries } from './count-failure';
import { endSessionsOf } from './end-sessions-of';

interface NewPassword {
  user: UserRow;
  password: string;
  /** The field it came in, for instance `newPassword`. */
  field: string;
  /** What comes first in the same transaction. */
  before?: (tx: Ctx) => Promise<void>;
}

/**
 * Refuses a password that is easy to guess.
 * @param person what is known of its owner: names and addresses.
 * @param field the field it came in, for instance `newPassword`.
 * @throws VALIDATION_FAILED
 */
export async function refuseWeak(password: string, person: readonly string[], field: string): Promise<void> {
  const weakness = await weaknessOf(password, person);
  if (weakness) refuse('VALIDATION_FAILED', { result: { issues: [{ path: `body.${field}`, message: weakness }] } });
}

/**
 * Gives an account a new password. Every other session ends, and the owner is told.
 * @throws VALIDATION_FAILED where it is easy to guess, SAME_PASSWORD where it is the old one
 */
export async function setPassword(ctx: Ctx, { user, password, field, before }: NewPassword): Promise<void> {
  const { id, firstName, lastName, email, passwordHash } = user;
  await refuseWeak(password, [firstName, lastName, email], field);
  if (passwordHash && (await ctx.passwords.verify(password, passwordHash))) refuse('SAME_PASSWORD');
  const hash = await ctx.passwords.hash(password);
  await inTransaction(ctx, async (ctx) => {
    await before?.(ctx);
    // A password does not end the first login of whoever has not agreed yet.
    await ctx.db
      .update(users)
      .set({ passwordHash: hash, passwordSetAt: ctx.clock.now(), firstLogin: sql`${users.consentWanted}` })
      .where(eq(users.id, id));
    await forgiveTries(ctx, `password:${email}`);
    await endSessionsOf(ctx, id, 'ended', ctx.caller.sessionId);
    await audit(ctx, { action: 'password.set', subjectType: 'user', subjectId: id, actorId: id });
    await queueMessage(ctx, compose('account.password-set', { channel: 'email', to: email }, {}));
  });
}
