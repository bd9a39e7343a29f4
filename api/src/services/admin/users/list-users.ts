import type { Applicant } from '@tvacha/shared-contract';
import type { ApprovalState } from '@tvacha/shared-contract/vocabulary';
import { count, eq, type SQL } from 'drizzle-orm';
import { type RoleRow, roles, type UserRow, users } from '../../../db/schema';
import { presentUser } from '../../account/present-user';
import type { Ctx } from '../../ctx';
import { paged } from '../../paged';
import type { Verb } from '../../verb';
import { copiesOf, ofRole, orders, wanted } from './which-users';

/** Accounts with their role, to be narrowed and sorted. */
export const selectApplicants = (ctx: Ctx) =>
  ctx.db
    .select({ user: users, role: roles, copies: copiesOf })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.roleId))
    .$dynamic();

interface ApplicantRow extends Pick<Applicant, 'copies'> {
  user: UserRow;
  role: RoleRow | null;
}

/** An account as the back office sees it. */
export function presentApplicant({ user, role, copies }: ApplicantRow): Applicant {
  return {
    ...presentUser(user, role),
    state: user.approval,
    registrationNumber: user.registrationNumber,
    registrationCouncil: user.registrationCouncil,
    appliedAt: user.appliedAt.toISOString(),
    decidedAt: user.decidedAt?.toISOString() ?? null,
    rejectionReason: user.rejectionReason,
    copies,
    updatedAt: user.updatedAt.toISOString(),
  };
}

/** How many accounts wait, were let in, were turned down and were shut out again. */
export async function countStates(ctx: Ctx, where: SQL | undefined): Promise<Record<ApprovalState, number>> {
  const rows = await ctx.db
    .select({ state: users.approval, total: count() })
    .from(users)
    .where(where)
    .groupBy(users.approval);
  const states = { pending: 0, verified: 0, rejected: 0, disabled: 0 };
  for (const { state, total } of rows) states[state] = total;
  return states;
}

/** Accounts narrowed and in order; the states count all of the role. */
export const listUsers: Verb<'admin.users.list'> = async ({ ctx, input: { query } }) => {
  const where = wanted(query);
  const page = paged(query, {
    rows: selectApplicants(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(users, where),
    present: presentApplicant,
  });
  // At once: the states take longer than the page.
  const [result, states] = await Promise.all([page, countStates(ctx, ofRole(query))]);
  return { code: 'SUCCESS', result: { ...result, states } };
};
