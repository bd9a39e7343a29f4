import type { Applicant } from '@tvacha/shared-contract';
import type { ApprovalState } from '@tvacha/shared-contract/vocabulary';
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type RoleRow, roles, type UserRow, users } from '../../../db/schema';
import { presentUser } from '../../account/present-user';
import type { Ctx } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Verb, VerbInput } from '../../verb';

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

/** Doctors whose application is whole: contacts proved and papers sent. Who looks round in the demo is none. */
export const isApplicant = and(eq(users.role, 'doctor'), eq(users.isComplete, true), eq(users.demo, false));

type Which = Pick<VerbInput<'admin.users.list'>['query'], 'role' | 'state' | 'search'>;

export const orders = {
  newest: [desc(users.appliedAt), asc(users.id)],
  oldest: [asc(users.appliedAt), asc(users.id)],
  name: [asc(sql`lower(${users.firstName})`), asc(sql`lower(${users.lastName})`), asc(users.id)],
};

const searched = [
  users.firstName,
  users.lastName,
  users.email,
  users.phone,
  users.registrationNumber,
  users.customerId,
] as const;

/** Accounts of a role that were not erased. */
export const ofRole = (role: Which['role']) => {
  const present = isNull(users.erasedAt);
  if (role === 'all') return present;
  if (role === 'doctor') return and(present, isApplicant);
  return and(present, role === 'staff' ? inArray(users.role, ['admin', 'subAdmin']) : eq(users.role, role));
};

export const wanted = ({ role, state, search }: Which) =>
  and(ofRole(role), state === undefined ? undefined : eq(users.approval, state), matching(search, searched));

/** Accounts narrowed by role, by state, and by name or number; the states count all of the role. */
export const listUsers: Verb<'admin.users.list'> = async ({ ctx, input: { query } }) => {
  const where = wanted(query);
  const result = await paged(query, {
    rows: selectApplicants(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(users, where),
    present: presentApplicant,
  });
  return { code: 'SUCCESS', result: { ...result, states: await countStates(ctx, ofRole(query.role)) } };
};
