import type { Applicant } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { type RoleRow, roles, type UserRow, users } from '../../../db/schema';
import { presentUser } from '../../account/present-user';
import type { Ctx } from '../../ctx';

/** Doctors with their role, to be narrowed and sorted. */
export const selectApplicants = (ctx: Ctx) =>
  ctx.db.select({ user: users, role: roles }).from(users).leftJoin(roles, eq(roles.id, users.roleId)).$dynamic();

/** A doctor who applied, as the back office sees them. */
export function presentApplicant({ user, role }: { user: UserRow; role: RoleRow | null }): Applicant {
  return {
    ...presentUser(user, role),
    state: user.approval,
    registrationNumber: user.registrationNumber,
    registrationCouncil: user.registrationCouncil,
    appliedAt: user.appliedAt.toISOString(),
    decidedAt: user.decidedAt?.toISOString() ?? null,
    rejectionReason: user.rejectionReason,
  };
}
