import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import { matching } from '../reading/matching';
import type { Answer, VerbCall } from '../verb';
import { countStates } from './count-states';
import { presentApplicant, selectApplicants } from './present-applicant';

const orders = {
  newest: [desc(users.appliedAt)],
  oldest: [asc(users.appliedAt)],
  name: [asc(sql`lower(${users.firstName})`), asc(sql`lower(${users.lastName})`)],
};

const searched = [
  users.firstName,
  users.lastName,
  users.email,
  users.phone,
  users.registrationNumber,
  users.customerId,
] as const;

/** Doctors who applied, narrowed by state and by name or number; the states count all of them. */
export async function listUsers({ ctx, input }: VerbCall<'admin.users.list'>): Promise<Answer<'admin.users.list'>> {
  const { state, search, sort, page, dataPerPage } = input.query;
  const where = and(
    eq(users.role, 'doctor'),
    state === undefined ? undefined : eq(users.approval, state),
    matching(search, searched),
  );
  const rows = await selectApplicants(ctx)
    .where(where)
    .orderBy(...orders[sort], asc(users.id))
    .limit(dataPerPage)
    .offset((page - 1) * dataPerPage);
  const [found] = await ctx.db.select({ total: count() }).from(users).where(where);
  const states = await countStates(ctx);
  return {
    code: 'SUCCESS',
    result: { items: rows.map(presentApplicant), total: found?.total ?? 0, page, dataPerPage, states },
  };
}
