import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { compose } from '../../../notify/compose';
import { audit } from '../../audit';
import { contactRest } from '../../auth/contact-rests';
import { endSessionsOf } from '../../auth/end-sessions-of';
import { inTransaction } from '../../ctx';
import { queueMessage } from '../../outbox/queue-message';
import { mapConstraintErrors } from '../../rows';
import type { Verb } from '../../verb';
import { findToChange } from './may-touch';
import { findUser } from './show-user';

/**
 * Changes where a person is reached; CONFLICT where somebody else is reached there. The new contact is not proved by
 * that: sessions end, for a day it opens nothing, then the first code that is given back proves it. Old and new are
 * told.
 */
export const changeContact: Verb<'admin.users.contact'> = async ({ ctx, input: { body } }) => {
  const { id, phone } = body;
  const email = body.email?.toLowerCase();
  const after = await inTransaction(ctx, async (tx) => {
    const before = await findToChange(tx, id);
    const changes = {
      ...(email && email !== before.email ? { email, emailVerified: false } : {}),
      ...(phone && phone !== before.phone ? { phone, phoneVerified: false } : {}),
    };
    const fields = (['email', 'phone'] as const).filter((field) => field in changes);
    if (fields.length > 0) {
      const contactRestsUntil = new Date(ctx.clock.now().getTime() + contactRest);
      const changed = tx.db
        .update(users)
        .set({ ...changes, contactRestsUntil })
        .where(eq(users.id, id));
      await mapConstraintErrors(changed);
      await endSessionsOf(tx, id, 'ended');
    }
    const after = await findUser(tx, id);
    await audit(tx, { action: 'user.contact', subjectType: 'user', subjectId: id, details: { fields } });
    for (const to of new Set([before.email, after.email]))
      await queueMessage(tx, compose('account.contact-changed', { channel: 'email', to }, {}));
    return after;
  });
  return { code: 'UPDATE_SUCCCESS', result: after };
};
