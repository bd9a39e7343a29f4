import { type SearchKind, searchKinds } from '@tvacha/shared-contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '../ctx';
import { exactMatch, hasOperators, type Match, nearMatch, searchTerms } from './match';
import { correctWords, nearEnough } from './search-words';
import { everythingOf, readableKinds, typeOf } from './sources';

export interface Wanted {
  search: string;
  kind?: SearchKind;
  /** Nothing else is looked at; all that may be read where left out. */
  among?: readonly SearchKind[];
  limit: number;
  offset: number;
}

export interface Hit {
  kind: SearchKind;
  id: string;
  slug: string | null;
  title: string;
  body: string;
  /** The lesson or answer in which the words stand. */
  part: string | null;
  /** The page of its file on which they stand. */
  page: number | null;
}

interface Found {
  hits: Hit[];
  counts: { kind: SearchKind; count: number }[];
}
/** `words` are those that the hits say: as they were written, or the stems of what was meant. */
export type FoundWords = Found & { words: readonly string[] };

/** What a row of a kind is called in SQL. */
const labelOf = (kind: SearchKind): string => typeOf(kind) ?? kind;
const kindOf = new Map(searchKinds.map((kind) => [labelOf(kind), kind]));

interface Row {
  label: string | null;
  id: string;
  slug: string | null;
  title: string;
  body: string;
  part: string | null;
  page: number | null;
  counts: Record<string, number>;
}

const columns = {
  label: sql<string | null>`label`,
  id: sql<string>`id`,
  slug: sql<string | null>`slug`,
  title: sql<string>`title`,
  body: sql<string>`body`,
  part: sql<string | null>`part`,
  page: sql<number | null>`page`,
  counts: sql<Record<string, number>>`counts`,
};

/** The page and the counts of all kinds in one query; without a hit there is one row, of counts alone. */
const query = (everything: SQL, { kind, limit, offset }: Wanted, atLeast: SQL) => sql`(
  with everything as materialized (${everything}),
  hits as (
    select distinct on (label, id) label, id, slug, title, body, part, rank,
      first_value(page) over (partition by label, id order by page is null, rank desc, page) as page
    from everything where ${atLeast} order by label, id, rank desc, part),
  counted as (select label, count(*)::int as count from hits group by label),
  best as (
    select label, id, slug, title, body, part, page, rank from hits
    where ${kind === undefined ? sql`true` : sql`label = ${labelOf(kind)}`}
    order by rank desc, title, id limit ${limit} offset ${offset})
  select best.*, (select coalesce(jsonb_object_agg(label, count), '{}') from counted) as counts
  from (select 1) as one left join best on true) as found`;

async function find(ctx: Ctx, wanted: Wanted, match: Match, atLeast: SQL): Promise<Found> {
  const { among } = wanted;
  const kinds = readableKinds(ctx.caller).filter((kind) => among?.includes(kind) ?? true);
  if (kinds.length === 0) return { hits: [], counts: [] };
  const everything = everythingOf(kinds, match);
  const rows: Row[] = await ctx.db
    .select(columns)
    .from(query(everything, wanted, atLeast))
    .orderBy(sql`rank desc, title, id`);
  const counts = rows[0]?.counts ?? {};
  return {
    hits: rows.flatMap(({ label, id, slug, title, body, part, page }) => {
      const kind = kindOf.get(label ?? '');
      return kind ? [{ kind, id, slug, title, body, part, page }] : [];
    }),
    counts: searchKinds.flatMap((kind) => {
      const count = counts[labelOf(kind)];
      return count === undefined ? [] : [{ kind, count }];
    }),
  };
}

/** Of the near ones only those that are about as near as the nearest. */
const aboutAsNear = sql`rank >= 0.8 * (select max(rank) from everything)`;

const findNear = (ctx: Ctx, wanted: Wanted): Promise<Found> =>
  inTransaction(ctx, async (inner) => {
    await inner.db.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(nearEnough)}, true)`);
    return find(inner, wanted, nearMatch(wanted.search), aboutAsNear);
  });

/**
 * What the caller may read and searched for (UX-04). Where nothing is written so, words that stand nowhere are taken
 * for those that they are mistakes of; where nothing has these either, titles that are written nearly so are found.
 */
export async function findHits(ctx: Ctx, wanted: Wanted): Promise<FoundWords> {
  const { search } = wanted;
  const words = searchTerms(search);
  if (words.length === 0) return { hits: [], counts: [], words };
  const found = await find(ctx, wanted, exactMatch(search), sql`true`);
  if (found.counts.length > 0 || hasOperators(search)) return { ...found, words };
  const corrections = await correctWords(ctx.db, words);
  if (corrections.size > 0) {
    const meant = await find(ctx, wanted, exactMatch(search, corrections), sql`true`);
    if (meant.counts.length > 0) return { ...meant, words: words.map((word) => corrections.get(word)?.[0] ?? word) };
  }
  return { ...(await findNear(ctx, wanted)), words };
}
