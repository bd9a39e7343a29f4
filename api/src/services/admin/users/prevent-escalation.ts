import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import { isStaff } from '@tvacha/shared-contract/roles';
import { readingSections } from '@tvacha/shared-contract/sections';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { roles, type UserRow, users } from '../../../db/schema';
import type { Caller, Ctx } from '../../ctx';
import { refuse } from '../../refuse';
import { holdsAll } from '../roles/roles';

export type Standing = Pick<UserRow, 'role' | 'roleId' | 'permissions'>;

/** Doctors without a role definition read everything (PERM-02). */
const allReading: PermissionEntry[] = readingSections.map((section) => ({ section, read: true }));

/**
 * Whether a caller may do all that somebody of this standing may.
 * @param defined what their role definition allows; of no matter where they have none.
 */
export function reaches(
  caller: Caller,
  { role, roleId, permissions }: Standing,
  defined: readonly PermissionEntry[] | undefined,
): boolean {
  if (caller.role === 'admin') return true;
  if (role === 'admin') return false;
  if (permissions) return holdsAll(caller, permissions);
  if (!roleId) return role !== 'doctor' || holdsAll(caller, allReading);
  return holdsAll(caller, defined ?? refuse('NOT_FOUND'));
}

/** Refuses to give, or to take away, what the caller does not hold. */
export async function refuseBeyond(tx: Ctx, standing: Standing): Promise<void> {
  const { role, roleId, permissions } = standing;
  if (tx.caller.role === 'admin') return;
  const [definition] =
    roleId && !permissions && role !== 'admin'
      ? await tx.db.select().from(roles).where(eq(roles.id, roleId)).for('share')
      : [];
  if (!reaches(tx.caller, standing, definition?.permissions)) refuse('FORBIDDEN');
}

/**
 * The account that is to be changed, locked. Members are everybody's to look after; a member of staff only theirs
 * who may do as much, or else changing an address would be a way to a greater role.
 */
export async function findToChange(tx: Ctx, id: string): Promise<UserRow> {
  const [user] = await tx.db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .for('update');
  if (!user) refuse('NOT_FOUND');
  if (isStaff(user.role) && user.id !== tx.caller.userId) await refuseBeyond(tx, user);
  return user;
}

const lockAdmins = (tx: Ctx) =>
  tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.approval, 'verified'), isNull(users.erasedAt)))
    .orderBy(asc(users.id))
    .for('update');

/**
 * The same, for what nobody does to themselves. Admins are locked first and in one order, so that two who remove
 * each other take turns.
 */
export async function findOther(tx: Ctx, id: string): Promise<UserRow> {
  if (id === tx.caller.userId) refuse('FORBIDDEN');
  await lockAdmins(tx);
  return findToChange(tx, id);
}

/** Refuses to let the last admin go; call it after `findOther`. */
export async function keepAnAdmin(tx: Ctx, leaving: UserRow): Promise<void> {
  if (leaving.role !== 'admin' || leaving.approval !== 'verified') return;
  const admins = await lockAdmins(tx);
  if (!admins.some(({ id }) => id !== leaving.id)) refuse('CONFLICT');
}
