import type { Result } from '@tvacha/shared-contract';
import { and, asc, count, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { contributions } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import { paged } from '../paged';
import { matching } from '../reading/matching';
import { isSpeciality } from '../reading/specialities';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { isVisible, mayOn, presentAll, readableKinds, selectContributions } from './select-contributions';

const newest = desc(contributions.createdAt);
const orders = {
  newest: [newest],
  oldest: [asc(contributions.createdAt)],
  title: [asc(sql`lower(${contributions.title})`)],
};

const choiceColumns = {
  type: contributions.kind,
  state: contributions.status,
  bodySite: contributions.bodySite,
  skinTone: contributions.skinTone,
} as const;
type Choice = keyof typeof choiceColumns;
const choices = Object.keys(choiceColumns) as Choice[];
const isChosen = (name: Choice, value: string | undefined) =>
  value === undefined ? undefined : eq(sql`${choiceColumns[name]}`, value);

type Counts = Result<'contributions.list'>['counts'];

/** How many each value of each filter would leave, the other filters kept. */
async function countChoices(ctx: Ctx, rest: SQL | undefined, chosen: Partial<Record<Choice, string>>) {
  const counts: Partial<Record<Choice, { value: string | null; count: number }[]>> = {};
  for (const name of choices) {
    const others = choices.filter((other) => other !== name).map((other) => isChosen(other, chosen[other]));
    const column = choiceColumns[name];
    counts[name] = await ctx.db
      .select({ value: column, count: count() })
      .from(contributions)
      .where(and(rest, isNotNull(column), ...others))
      .groupBy(column)
      .orderBy(asc(column));
  }
  return counts as Counts;
}

interface Wanted {
  where: SQL | undefined;
  order: SQL[];
  query: { page: number; dataPerPage: number };
}

/** A page of contributions. */
const pageOfContributions = (ctx: Ctx, { where, order, query }: Wanted) =>
  paged(query, {
    rows: selectContributions(ctx)
      .where(where)
      .orderBy(...order, asc(contributions.id)),
    total: () => ctx.db.$count(contributions, where),
    present: { all: (rows) => presentAll(ctx, rows) },
  });

/** What members shared and the team approved; with `mine` the caller's own, in whichever state (DOC-06). */
export const listContributions: Verb<'contributions.list'> = async ({ ctx, input }) => {
  const { type, mine, state, speciality, bodySite, skinTone, search, sort } = input.query;
  if (type && !mayOn(ctx, type, 'read')) refuse('FORBIDDEN');
  const rest = and(
    inArray(contributions.kind, readableKinds(ctx)),
    mine === 'true' ? eq(contributions.userId, callerId(ctx)) : isVisible,
    isSpeciality(contributions.specialityId, speciality),
    matching(search, [contributions.title, contributions.summary, contributions.diagnosis]),
  );
  const chosen = { type, state, bodySite, skinTone };
  const result = await pageOfContributions(ctx, {
    where: and(rest, ...choices.map((name) => isChosen(name, chosen[name]))),
    order: orders[sort],
    query: input.query,
  });
  return { code: 'SUCCESS', result: { ...result, counts: await countChoices(ctx, rest, chosen) } };
};

/**
 * The caller's own contributions that are kept back for copyright: the team found the rights not to be theirs.
 * (What is sent with the rights denied is not taken in at all.) Answers the warning NO_COPYRIGHT where there are
 * any, and the silent NO_DATA_EXISTS where there are none.
 */
export const listWithoutCopyright: Verb<'contributions.nocopyright'> = async ({ ctx, input }) => {
  const where = and(
    eq(contributions.userId, callerId(ctx)),
    eq(contributions.ownsRights, false),
    ne(contributions.status, 'draft'),
  );
  const result = await pageOfContributions(ctx, { where, order: [newest], query: input.query });
  return { code: result.total === 0 ? 'NO_DATA_EXISTS' : 'NO_COPYRIGHT', result };
};
