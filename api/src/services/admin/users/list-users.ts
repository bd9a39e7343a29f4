import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Verb, VerbInput } from '../../verb';
import { countStates } from './count-states';
import { isApplicant } from './is-applicant';
import { presentApplicant, selectApplicants } from './present-applicant';

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
