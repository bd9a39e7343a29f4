import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { audit } from '../../audit';
import { endSessionsOf } from '../../auth/end-sessions-of';
import { inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { findOther, keepAnAdmin } from './may-touch';
import { findUser } from './show-user';

const subjectType = 'user';

/** Shuts a verified account out: its session ends with it, and it cannot log in. */
export const disableUser: Verb<'admin.users.disable'> = async ({ ctx, input }) => {
  const { id, reason } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const user = await findOther(tx, id);
    if (user.approval !== 'verified') refuse('CONFLICT');
    await keepAnAdmin(tx, user);
    await tx.db.update(users).set({ approval: 'disabled', rejectionReason: reason }).where(eq(users.id, id));
    await endSessionsOf(tx, id, 'ended');
    const after = await findUser(tx, id);
    await audit(tx, { action: 'user.disabled', subjectType, subjectId: id, details: { reason } });
    return after;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Lets a disabled account in again. */
export const enableUser: Verb<'admin.users.enable'> = async ({ ctx, input }) => {
  const { id } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const user = await findOther(tx, id);
    if (user.approval !== 'disabled') refuse('CONFLICT');
    await tx.db.update(users).set({ approval: 'verified', rejectionReason: null }).where(eq(users.id, id));
    const after = await findUser(tx, id);
    await audit(tx, { action: 'user.enabled', subjectType, subjectId: id });
    return after;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
