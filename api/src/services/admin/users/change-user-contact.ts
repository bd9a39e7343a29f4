import { eq } from 'drizzle-orm';
import { type UserRow, users } from '../../../db/schema';
import { compose } from '../../../notify/compose';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { contactRest } from '../../auth/contact-rests';
import { endSessionsOf } from '../../auth/end-sessions-of';
import { type Ctx, inTransaction } from '../../ctx';
import { queueMessage } from '../../outbox/queue-message';
import { refuse } from '../../refuse';
import { isUniqueViolation } from '../../rows';
import type { Verb } from '../../verb';
import { nextStamp, refuseStale } from '../../versions';
import { findToChange } from './prevent-escalation';
import { findUser } from './show-user';

type Reached = Pick<UserRow, 'email' | 'phone'>;

/** Old and new address, and the old number, are told: whoever is not who asked may object in time. */
async function tell(tx: Ctx, before: Reached, email: string) {
  for (const to of new Set([before.email, email]))
    await queueMessage(tx, compose('account.contact-changed', { channel: 'email', to }, {}));
  if (before.phone)
    await queueMessage(tx, compose('account.contact-changed', { channel: 'sms', to: before.phone }, {}));
}

/**
 * Changes where a person is reached; CONFLICT where the record was changed since it was seen, USER_ALREADY_EXISTS where
 * somebody else is reached there. The new contact is not proved by that: sessions end, for a day it opens nothing, then
 * the first code that is given back proves it.
 */
export const changeContact: Verb<'admin.users.contact'> = async ({ ctx, input: { body } }) => {
  const { id, phone } = body;
  const email = body.email?.toLowerCase();
  const change = inTransaction(ctx, async (tx) => {
    const before = await findToChange(tx, id);
    refuseStale(before, body.updatedAt);
    const changes = {
      ...(email && email !== before.email ? { email, emailVerified: false } : {}),
      ...(phone && phone !== before.phone ? { phone, phoneVerified: false } : {}),
    };
    if (Object.keys(changes).length > 0) {
      const contactRestsUntil = new Date(ctx.clock.now().getTime() + contactRest);
      const updatedAt = nextStamp(tx, before);
      await tx.db
        .update(users)
        .set({ ...changes, contactRestsUntil, updatedAt })
        .where(eq(users.id, id));
      await endSessionsOf(tx, id, 'ended');
      await tell(tx, before, email ?? before.email);
    }
    const after = await findUser(tx, id);
    await audit(tx, {
      action: 'user.contact',
      subjectType: 'user',
      subjectId: id,
      details: changesOf(before, changes),
    });
    return after;
  });
  const result = await change.catch((error: unknown) => {
    if (isUniqueViolation(error)) refuse('USER_ALREADY_EXISTS');
    throw error;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
