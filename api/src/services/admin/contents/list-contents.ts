import type { OfficeContentDetail } from '@tvacha/shared-contract';
import type { ContentState } from '@tvacha/shared-contract/vocabulary';
import { and, asc, count, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { authors, contents } from '../../../db/schema';
import { chaptersOf, filmOf } from '../../contents/films';
import { linkTo } from '../../contents/link-to';
import { type Ctx, callerId } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import { one } from '../../rows';
import type { Verb, VerbInput } from '../../verb';
import { presentContent, selectContents } from './find-content';
import { countTaken, partsOf } from './parts';

type Query = VerbInput<'admin.contents.list'>['query'];

const orders = {
  changed: [desc(contents.updatedAt), asc(contents.id)],
  waiting: [asc(contents.updatedAt), asc(contents.id)],
  title: [asc(sql`lower(${contents.title})`), asc(contents.id)],
};

const writtenBy = (ctx: Ctx, by: Query['by']) => {
  if (by === 'anyone') return undefined;
  const own = callerId(ctx);
  return by === 'mine' ? eq(contents.createdBy, own) : or(isNull(contents.createdBy), ne(contents.createdBy, own));
};

const ofAuthor = (pattern: SQL) =>
  sql`${contents.authorId} = any(array(select ${authors.id} from ${authors} where ${authors.name} ilike ${pattern}))`;

const narrowed = (ctx: Ctx, { type, author, publisher, speciality, by, search }: Query) =>
  and(
    type === undefined ? undefined : eq(contents.type, type),
    author === undefined ? undefined : eq(contents.authorId, author),
    publisher === undefined ? undefined : eq(contents.publisherId, publisher),
    speciality === undefined ? undefined : eq(contents.specialityId, speciality),
    writtenBy(ctx, by),
    matching(search, [contents.title, contents.summary, ofAuthor]),
  );

async function countStates(ctx: Ctx, where: SQL | undefined): Promise<Record<ContentState, number>> {
  const rows = await ctx.db
    .select({ state: contents.status, total: count() })
    .from(contents)
    .where(where)
    .groupBy(contents.status);
  const states = { draft: 0, pending: 0, published: 0, rejected: 0 };
  for (const { state, total } of rows) states[state] = total;
  return states;
}

/** Content of every state; the states count what the other filters leave. */
export const listContents: Verb<'admin.contents.list'> = async ({ ctx, input: { query } }) => {
  const rest = narrowed(ctx, query);
  const where = and(rest, query.state === undefined ? undefined : eq(contents.status, query.state));
  const result = await paged(query, {
    rows: selectContents(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(contents, where),
    present: presentContent(ctx),
  });
  return { code: 'SUCCESS', result: { ...result, states: await countStates(ctx, rest) } };
};

/** Content in whole, with links to its files for this member of staff alone (SEC-31). */
export async function findDetail(ctx: Ctx, id: string): Promise<OfficeContentDetail> {
  const row = one(await selectContents(ctx).where(eq(contents.id, id)));
  const { type, details, fileKey, coverKey } = row.content;
  return {
    ...presentContent(ctx)(row),
    details,
    fileUrl: await linkTo(ctx, fileKey),
    coverUrl: await linkTo(ctx, coverKey),
    film: await filmOf(ctx, id, chaptersOf(row.content)),
    ...(await partsOf(ctx, id)),
    taken: await countTaken(ctx, { id, type }),
  };
}

/** One piece of content in any state. */
export const showContent: Verb<'admin.contents.details'> = async ({ ctx, input }) => {
  return { code: 'SUCCESS', result: await findDetail(ctx, input.query.id) };
};
