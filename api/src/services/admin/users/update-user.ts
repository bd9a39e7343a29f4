import { eq } from 'drizzle-orm';
import { roles, users } from '../../../db/schema';
import { compose } from '../../../notify/compose';
import { audit } from '../../audit';
import { contactRest } from '../../auth/contact-rests';
import { endSessionsOf } from '../../auth/end-sessions-of';
import { inTransaction } from '../../ctx';
import { queueMessage } from '../../outbox/queue-message';
import { refuse } from '../../refuse';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';
import { findOther, findToChange, keepAnAdmin, refuseBeyond } from './may-touch';
import { findAccount, findUser } from './show-user';

/**
 * Corrects what is on record. A doctor who was approved keeps a council registration number. The log says which fields
 * changed, not what they hold.
 */
export const updateUser: Verb<'admin.users.update'> = async ({ ctx, input: { body } }) => {
  const { id, name_titel, first_name, last_name, ...rest } = body;
  const fields = { ...rest, nameTitle: name_titel, firstName: first_name, lastName: last_name };
  const changed = Object.keys(body).filter((key) => key !== 'id');
  const result = await inTransaction(ctx, async (tx) => {
    const { role, approval } = await findToChange(tx, id);
    if (rest.registrationNumber === null && role === 'doctor' && approval !== 'pending' && approval !== 'rejected')
      refuse('REGISTRATION_NUMBER_NEEDED');
    // Whoever saves the account has looked at it.
    await tx.db
      .update(users)
      .set({ ...fields, renamedAt: null })
      .where(eq(users.id, id));
    const user = await findUser(tx, id);
    await audit(tx, { action: 'user.updated', subjectType: 'user', subjectId: id, details: { fields: changed } });
    return user;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

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

/**
 * Says what a person may do. Nobody changes their own role, nobody gives or takes what they do not hold, and the
 * last admin stays; without a council's number nobody becomes a doctor. It counts from the next call on; with another role the session ends too, because sessions of
 * staff are shorter and begin with a second factor.
 */
export const grantRole: Verb<'admin.users.role'> = async ({ ctx, input: { body } }) => {
  const { id, ...given } = body;
  const result = await inTransaction(ctx, async (tx) => {
    const before = await findOther(tx, id);
    await refuseBeyond(tx, before);
    const role = given.role ?? before.role;
    // An admin may do all, so a list of theirs would only mislead.
    const own = role === 'admin' ? { roleId: null, permissions: null } : given;
    const after = { ...before, ...own, role };
    if (role === 'doctor' && role !== before.role && !before.registrationNumber) refuse('REGISTRATION_NUMBER_NEEDED');
    // Held until the end, so that it cannot be deleted meanwhile.
    if (own.roleId) one(await tx.db.select({ id: roles.id }).from(roles).where(eq(roles.id, own.roleId)).for('share'));
    await refuseBeyond(tx, after);
    if (role !== 'admin') await keepAnAdmin(tx, before);
    const { roleId, permissions } = after;
    await tx.db.update(users).set({ role, roleId, permissions }).where(eq(users.id, id));
    if (role !== before.role) await endSessionsOf(tx, id, 'ended');
    const account = await findAccount(tx, id);
    const details = {
      before: { role: before.role, roleId: before.roleId, permissions: before.permissions },
      after: { role, roleId, permissions },
    };
    await audit(tx, { action: 'user.role', subjectType: 'user', subjectId: id, details });
    return account;
  });
  return { code: 'ROLE_UPDATED', result };
};
