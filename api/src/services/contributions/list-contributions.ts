import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { contributions } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import { paged } from '../paged';
import { matching } from '../reading/matching';
import { isSpeciality } from '../reading/specialities';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import {
  type ContributionListRow,
  isVisible,
  mayOn,
  presentAll,
  readableKinds,
  selectContributions,
} from './select-contributions';

const newest = desc(contributions.createdAt);
const orders = {
  newest: [newest],
  oldest: [asc(contributions.createdAt)],
  title: [asc(sql`lower(${contributions.title})`)],
};

interface Wanted {
  where: SQL | undefined;
  order: SQL[];
  query: { page: number; dataPerPage: number };
}

/** A page of contributions. */
async function pageOfContributions(ctx: Ctx, { where, order, query }: Wanted) {
  const found = await paged(query, {
    rows: selectContributions(ctx)
      .where(where)
      .orderBy(...order, asc(contributions.id)),
    total: () => ctx.db.$count(contributions, where),
    present: (row: ContributionListRow) => row,
  });
  return { ...found, items: await presentAll(ctx, found.items) };
}

/** What members shared and the team approved; with `mine` the caller's own, in whichever state (DOC-06). */
export const listContributions: Verb<'contributions.list'> = async ({ ctx, input }) => {
  const { type, mine, state, speciality, search, sort } = input.query;
  if (type && !mayOn(ctx, type, 'read')) refuse('FORBIDDEN');
  const where = and(
    inArray(contributions.kind, type ? [type] : readableKinds(ctx)),
    mine === 'true' ? eq(contributions.userId, callerId(ctx)) : isVisible,
    state && eq(contributions.status, state),
    isSpeciality(contributions.specialityId, speciality),
    matching(search, [contributions.title, contributions.summary, contributions.diagnosis]),
  );
  return {
    code: 'SUCCESS',
    result: await pageOfContributions(ctx, { where, order: orders[sort], query: input.query }),
  };
};

/**
 * The caller's own contributions that are kept back for copyright: the team found the rights not to be theirs.
 * (What is sent with the rights denied is not taken in at all.) Answers the warning NO_COPYRIGHT where there are
 * any, and the silent NO_DATA_EXISTS where there are none.
 */
export const listWithoutCopyright: Verb<'contributions.nocopyright'> = async ({ ctx, input }) => {
  const where = and(eq(contributions.userId, callerId(ctx)), eq(contributions.ownsRights, false));
  const result = await pageOfContributions(ctx, { where, order: [newest], query: input.query });
  return { code: result.total === 0 ? 'NO_DATA_EXISTS' : 'NO_COPYRIGHT', result };
};
