import type { ContributionState } from '@tvacha/shared-contract/vocabulary';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { contributions, users } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Verb } from '../../verb';
import { findContributionDetail, presentContribution, selectContributions } from './find-contribution';

const orders = {
  newest: [desc(contributions.createdAt), asc(contributions.id)],
  oldest: [asc(contributions.createdAt), asc(contributions.id)],
  title: [asc(sql`lower(${contributions.title})`), asc(contributions.id)],
};

const ofAuthor = (pattern: SQL) =>
  sql`${contributions.userId} = any(array(select ${users.id} from ${users} where ${users.firstName} ilike ${pattern} or ${users.lastName} ilike ${pattern}))`;

async function countStates(ctx: Ctx, where: SQL | undefined): Promise<Record<ContributionState, number>> {
  const rows = await ctx.db
    .select({ state: contributions.status, total: count() })
    .from(contributions)
    .where(where)
    .groupBy(contributions.status);
  const states = { pending: 0, published: 0, rejected: 0 };
  for (const { state, total } of rows) states[state] = total;
  return states;
}

/** Cases and images, those that wait longest first; the states count what the other filters leave. */
export const listContributions: Verb<'admin.contributions.list'> = async ({ ctx, input: { query } }) => {
  const { type, state, search } = query;
  const rest = and(
    type === undefined ? undefined : eq(contributions.kind, type),
    matching(search, [contributions.title, contributions.summary, contributions.diagnosis, ofAuthor]),
  );
  const where = and(rest, state === undefined ? undefined : eq(contributions.status, state));
  const result = await paged(query, {
    rows: selectContributions(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(contributions, where),
    present: presentContribution,
  });
  return { code: 'SUCCESS', result: { ...result, states: await countStates(ctx, rest) } };
};

export const showContribution: Verb<'admin.contributions.details'> = async ({ ctx, input }) => {
  return { code: 'SUCCESS', result: await findContributionDetail(ctx, input.query.id) };
};
