import { and, eq, isNull } from 'drizzle-orm';
import { sessions, users } from '../../../db/schema';
import { eraseUser } from '../../account/erase-user';
import { audit } from '../../audit';
import { endSessionsOf } from '../../auth/end-sessions-of';
import { discard } from '../../contributions/pictures';
import { inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { findOther, keepAnAdmin } from './prevent-escalation';
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

/** Erases an account; nobody erases their own here, and the last admin stays. */
export const deleteUser: Verb<'admin.users.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  const loose = await inTransaction(ctx, async (tx) => {
    const user = await findOther(tx, id);
    await keepAnAdmin(tx, user);
    const loose = await eraseUser(tx, user);
    const details = { role: user.role };
    await audit(tx, { action: 'user.deleted', subjectType: 'user', subjectId: id, details });
    return loose;
  });
  await discard(ctx, loose);
  return { code: 'USER_DELETED', result: null };
};

/** Ends the session of a person, for API and socket (SEC-27); CONFLICT where there is none. */
export const logOutUser: Verb<'admin.users.logout'> = async ({ ctx, input }) => {
  const { id } = input.body;
  await inTransaction(ctx, async (tx) => {
    await findOther(tx, id);
    const open = await tx.db.$count(sessions, and(eq(sessions.userId, id), isNull(sessions.endedAt)));
    if (open === 0) refuse('CONFLICT');
    await endSessionsOf(tx, id, 'ended');
    await audit(tx, { action: 'user.loggedOut', subjectType: 'user', subjectId: id });
  });
  return { code: 'SUCCESS', result: null };
};
