import type { BulkAction, BulkRefusal } from '@tvacha/shared-contract/bulk';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import { isStaff } from '@tvacha/shared-contract/roles';
import { type BulkGiven, roles, type UserRow, users } from '../../../db/schema';
import type { Caller, Ctx } from '../../ctx';
import { reaches, type Standing } from '../users/prevent-escalation';

/** What is read of an account to tell what would become of it. */
export const candidateColumns = {
  id: users.id,
  customerId: users.customerId,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  roleId: users.roleId,
  permissions: users.permissions,
  approval: users.approval,
  isComplete: users.isComplete,
  demo: users.demo,
  registrationNumber: users.registrationNumber,
  erasedAt: users.erasedAt,
  updatedAt: users.updatedAt,
};
export type Candidate = Pick<UserRow, keyof typeof candidateColumns>;

export interface Deed {
  action: BulkAction;
  given: BulkGiven;
}

interface Surroundings extends Deed {
  caller: Caller;
  /** What each role definition allows, by its id. */
  definitions: ReadonlyMap<string, readonly PermissionEntry[]>;
}
type Rule = (user: Candidate, surroundings: Surroundings) => BulkRefusal | null;

/** What each role definition allows, by its id. */
export async function readDefinitions({ db }: Pick<Ctx, 'db'>): Promise<Surroundings['definitions']> {
  const rows = await db.select({ id: roles.id, permissions: roles.permissions }).from(roles);
  return new Map(rows.map(({ id, permissions }) => [id, permissions]));
}

const isWaiting = ({ role, demo, isComplete, approval }: Candidate) =>
  role === 'doctor' && !demo && isComplete && approval === 'pending';

const isBeyond = (standing: Standing, { caller, definitions }: Surroundings) =>
  !reaches(caller, standing, definitions.get(standing.roleId ?? '') ?? []);

/** An account of another, whom the caller may touch, in a state. */
const another =
  (state: UserRow['approval']): Rule =>
  (user, around) => {
    if (user.id === around.caller.userId) return 'own';
    if (isStaff(user.role) && isBeyond(user, around)) return 'beyond';
    return user.approval === state ? null : 'state';
  };

const rules: Record<BulkAction, Rule> = {
  approve: (user) => (!isWaiting(user) ? 'state' : user.registrationNumber ? null : 'number'),
  reject: (user) => (isWaiting(user) ? null : 'state'),
  disable: another('verified'),
  enable: another('disabled'),
  welcome: ({ approval }) => (approval === 'verified' ? null : 'state'),
  role: (user, around) => {
    if (user.id === around.caller.userId) return 'own';
    if (isBeyond(user, around)) return 'beyond';
    const { role = user.role, roleId = null } = around.given;
    if (role === 'doctor' && role !== user.role && !user.registrationNumber) return 'number';
    const after = { role, roleId: role === 'admin' ? null : roleId, permissions: user.permissions };
    return isBeyond(after, around) ? 'beyond' : null;
  },
};

/**
 * Why an account would be left as it is; null where it would be changed. It tells beforehand what the operation on one
 * account would say, which has the last word when it is carried out.
 */
export const forecast: Rule = (user, around) => (user.erasedAt ? 'gone' : rules[around.action](user, around));
