import type { Account } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { roles, users } from '../../../db/schema';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { endSessionsOf } from '../../auth/end-sessions-of';
import { type Ctx, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { nextStamp, refuseStale } from '../../versions';
import { notifyRightsChanged } from '../notify-rights-changed';
import { findOther, findToChange, keepAnAdmin, refuseBeyond } from './prevent-escalation';
import { findAccount, findUser } from './show-user';

/**
 * Corrects what is on record; CONFLICT where the record was changed since it was seen. A doctor who was approved keeps a
 * council registration number.
 */
export const updateUser: Verb<'admin.users.update'> = async ({ ctx, input: { body } }) => {
  const { id, updatedAt, name_titel, first_name, last_name, ...rest } = body;
  const fields = { ...rest, nameTitle: name_titel, firstName: first_name, lastName: last_name };
  const result = await inTransaction(ctx, async (tx) => {
    const before = await findToChange(tx, id);
    refuseStale(before, updatedAt);
    const { role, approval } = before;
    if (rest.registrationNumber === null && role === 'doctor' && approval !== 'pending' && approval !== 'rejected')
      refuse('REGISTRATION_NUMBER_NEEDED');
    // Whoever saves the account has looked at it.
    await tx.db
      .update(users)
      .set({ ...fields, renamedAt: null, updatedAt: nextStamp(tx, before) })
      .where(eq(users.id, id));
    const user = await findUser(tx, id);
    await audit(tx, {
      action: 'user.updated',
      subjectType: 'user',
      subjectId: id,
      details: changesOf(before, fields),
    });
    return user;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

type Given = Omit<Parameters<Verb<'admin.users.role'>>[0]['input']['body'], 'updatedAt'>;

/**
 * Says what a person may do. Nobody changes their own role, nobody gives or takes what they do not hold, and the
 * last admin stays; without a council's number nobody becomes a doctor. It counts from the next call on; with another
 * role the session ends too, because sessions of staff are shorter and begin with a second factor.
 * @param seen the account's `updatedAt` as the caller was told; CONFLICT where it was changed since
 */
export function changeRole(ctx: Ctx, { id, ...given }: Given, seen?: string): Promise<Account> {
  return inTransaction(ctx, async (tx) => {
    const before = await findOther(tx, id);
    await refuseBeyond(tx, before);
    if (seen !== undefined) refuseStale(before, seen);
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
    await tx.db
      .update(users)
      .set({ role, roleId, permissions, updatedAt: nextStamp(tx, before) })
      .where(eq(users.id, id));
    if (role !== before.role) await endSessionsOf(tx, id, 'ended');
    notifyRightsChanged(tx, [before]);
    const account = await findAccount(tx, id);
    const details = {
      before: { role: before.role, roleId: before.roleId, permissions: before.permissions },
      after: { role, roleId, permissions },
    };
    await audit(tx, { action: 'user.role', subjectType: 'user', subjectId: id, details });
    return account;
  });
}

export const grantRole: Verb<'admin.users.role'> = async ({ ctx, input: { body } }) => {
  const { updatedAt, ...given } = body;
  return { code: 'ROLE_UPDATED', result: await changeRole(ctx, given, updatedAt) };
};
