import { eq } from 'drizzle-orm';
import { roles, users } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { queueMessage } from '../../outbox/queue-message';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';
import { refuseBeyond } from './may-touch';
import { findUser } from './show-user';
import { welcomeMail } from './welcome-mail';

const staffNumber = () => `STAFF-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

/** Invites a member of staff, who may do no more than who invites them. They set their first password themselves. */
export const createStaff: Verb<'admin.users.create'> = async ({ ctx, input: { body } }) => {
  const { first_name, last_name, phone, role } = body;
  // An admin may do all, so a definition would only mislead.
  const roleId = role === 'admin' ? null : body.roleId;
  const result = await inTransaction(ctx, async (tx) => {
    if (roleId) one(await tx.db.select({ id: roles.id }).from(roles).where(eq(roles.id, roleId)));
    await refuseBeyond(tx, { role, roleId, permissions: null });
    const row = {
      customerId: staffNumber(),
      email: body.email.toLowerCase(),
      phone,
      firstName: first_name,
      lastName: last_name,
      role,
      roleId,
      isComplete: true,
      approval: 'verified' as const,
      appliedAt: ctx.clock.now(),
      decidedAt: ctx.clock.now(),
      decidedBy: ctx.caller.userId,
    };
    const { id } = one(await mapConstraintErrors(tx.db.insert(users).values(row).returning({ id: users.id })));
    const user = await findUser(tx, id);
    await audit(tx, { action: 'user.invited', subjectType: 'user', subjectId: id, details: { role, roleId } });
    await queueMessage(tx, welcomeMail(tx, user));
    return user;
  });
  return { code: 'USER_CREATE_SUCCESS', result };
};
