import type { PlaceAt, ReadingPlace } from '@tvacha/shared-contract';
import { and, asc, desc, eq, gte, isNotNull, not, notExists, type SQL, sql } from 'drizzle-orm';
import { authors, contents, enrollments, lessons, quizAttempts, quizQuestions, readingPlaces } from '../../db/schema';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { pageLabel } from '../documents/find-document';
import { paged } from '../paged';
import { one } from '../rows';
import type { Verb } from '../verb';
import { checkReadable, isReadable, keptColumns, presentKept } from './kept-content';

/** Most seconds that one call adds, however long ago the one before was. */
const slice = 60;

/** The ids of a course's lessons, or a quiz's questions, in their order. */
const idsOf = (parts: typeof lessons | typeof quizQuestions) => sql<string[]>`coalesce((
  select jsonb_agg(${parts.id} order by ${parts.position}) from ${parts}
  where ${parts.contentId} = ${contents.id}), '[]')`;

/** The page that is left of the one that was open, where the file has become shorter. */
const pageNow = sql`least((${readingPlaces.at} ->> 'page')::int, (${contents.details} ->> 'pages')::int)`;

const select = (ctx: Ctx, contentId?: string, more?: SQL) =>
  ctx.db
    .select({
      ...keptColumns,
      at: readingPlaces.at,
      part: readingPlaces.part,
      of: readingPlaces.of,
      seconds: readingPlaces.seconds,
      seenAt: readingPlaces.seenAt,
      pages: sql<number | null>`(${contents.details} ->> 'pages')::int`,
      minutes: sql<number | null>`(${contents.details} ->> 'minutes')::int`,
      label: pageLabel(pageNow),
      lessons: idsOf(lessons),
      questions: idsOf(quizQuestions),
    })
    .from(readingPlaces)
    .innerJoin(contents, eq(contents.id, readingPlaces.contentId))
    .leftJoin(authors, eq(authors.id, contents.authorId))
    .where(
      and(
        eq(readingPlaces.userId, callerId(ctx)),
        isReadable(ctx.caller),
        contentId ? eq(readingPlaces.contentId, contentId) : undefined,
        more,
      ),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];
type Stand = Pick<ReadingPlace, 'at' | 'part' | 'of'>;

/** The place among parts with ids: where it is gone, the part that stands at its number now, or the last. */
function among(ids: readonly string[], id: string, part: number, as: (id: string) => PlaceAt): Stand | undefined {
  const known = ids.indexOf(id);
  const index = known >= 0 ? known : Math.min(part, ids.length) - 1;
  const nearest = ids[index];
  return nearest === undefined ? undefined : { at: as(nearest), part: index + 1, of: ids.length };
}

/** Where the place is now; what has become shorter leads to its end. */
function nearest({ at, part, of, pages, minutes, ...row }: Row): Stand {
  const same = { at, part, of };
  if ('lesson' in at) return among(row.lessons, at.lesson, part, (lesson) => ({ lesson })) ?? same;
  if ('question' in at) return among(row.questions, at.question, part, (question) => ({ question })) ?? same;
  if ('page' in at && pages) {
    const page = Math.min(at.page, pages);
    // The same part of another page is none.
    return { at: page === at.page ? at : { page }, part: Math.min(part, pages), of: pages };
  }
  if ('second' in at && minutes) return { ...same, at: { second: Math.min(at.second, minutes * 60) } };
  return same;
}

const present = (row: Row): ReadingPlace => ({
  ...presentKept(row),
  ...nearest(row),
  label: row.label,
  seconds: row.seconds,
  seenAt: row.seenAt.toISOString(),
});

/** A film of which nearly all was seen: what is left are its last words. */
const isSeen = sql`(${readingPlaces.at} ? 'second' and ${readingPlaces.part} >= 0.95 * ${readingPlaces.of})`;

/** A book or issue that is open at its last page, however long it was when that was seen. */
const isReadOut = sql`(${readingPlaces.at} ? 'page'
  and ${readingPlaces.part} >= least(${readingPlaces.of}, (${contents.details} ->> 'pages')::int))`;

/** Neither a course that is completed, nor a quiz that was handed in since, nor a film that was seen. */
const isGoingOn = ({ db }: Ctx) =>
  and(
    not(isSeen),
    ...[
      { of: enrollments, ended: isNotNull(enrollments.completedAt) },
      { of: quizAttempts, ended: gte(quizAttempts.submittedAt, readingPlaces.seenAt) },
    ].map(({ of, ended }) =>
      notExists(
        db
          .select({ _id: of.id })
          .from(of)
          .where(and(eq(of.contentId, readingPlaces.contentId), eq(of.userId, readingPlaces.userId), ended)),
      ),
    ),
  );

/** How much of a piece its reader has come by, from 0 to 1. */
export const furthestPart = sql<number>`least(1, greatest(${readingPlaces.furthest},
  ${readingPlaces.part}::float8 / ${readingPlaces.of}))::float8`;

/** Of each book that the caller began, how far they are, from 0 to 1 (UX-04). */
export async function booksBegun({ db, caller: { userId } }: Ctx): Promise<ReadonlyMap<string, number>> {
  if (!userId) return new Map();
  const rows = await db
    .select({ id: contents.id, furthest: furthestPart })
    .from(readingPlaces)
    .innerJoin(contents, and(eq(contents.id, readingPlaces.contentId), eq(contents.type, 'ebook')))
    .where(eq(readingPlaces.userId, userId));
  return new Map(rows.map(({ id, furthest }) => [id, furthest]));
}

/**
 * What the caller began and has not ended, the last seen first (UX-04). Of one piece the place is told at its last page
 * too: a reader opens there.
 */
export const listPlaces: Verb<'reading.list'> = async ({ ctx, input }) => {
  const { contentId, ...page } = input.query;
  const places = () => select(ctx, contentId, and(isGoingOn(ctx), contentId ? undefined : not(isReadOut)));
  const result = await paged(page, {
    total: () => ctx.db.$count(places().as('places')),
    rows: places().orderBy(desc(readingPlaces.seenAt), asc(readingPlaces.contentId)),
    present,
  });
  return { code: 'SUCCESS', result };
};

/**
 * Keeps where the caller is. What another device saw later stays; time is counted all the same, in slices of a minute
 * and never more than has passed (UX-04).
 */
export const savePlace: Verb<'reading.save'> = async ({ ctx, input }) => {
  const { contentId, at, part, of, seconds } = input.body;
  const now = ctx.clock.now();
  const seen = Date.parse(input.body.seenAt ?? now.toISOString());
  // A clock that is ahead must not win for ever.
  const seenAt = new Date(Math.min(seen, now.getTime()));
  const counted = Math.min(seconds, slice);
  const { seenAt: kept, countedAt } = readingPlaces;
  const passed = sql`greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz - ${countedAt})))::int`;
  const later = sql`excluded.seen_at >= ${kept}`;
  const row = await inTransaction(ctx, async (tx) => {
    await checkReadable(tx, contentId);
    const place = { userId: callerId(tx), contentId, at, part, of, furthest: Math.min(1, part / of) };
    await tx.db
      .insert(readingPlaces)
      .values({ ...place, seconds: counted, seenAt, countedAt: now })
      .onConflictDoUpdate({
        target: [readingPlaces.userId, readingPlaces.contentId],
        set: {
          at: sql`case when ${later} then excluded.at else ${readingPlaces.at} end`,
          part: sql`case when ${later} then excluded.part else ${readingPlaces.part} end`,
          of: sql`case when ${later} then excluded."of" else ${readingPlaces.of} end`,
          furthest: sql`greatest(${readingPlaces.furthest}, excluded.furthest)`,
          seconds: sql`${readingPlaces.seconds} + least(${counted}::int, ${passed})`,
          seenAt: sql`greatest(excluded.seen_at, ${kept})`,
          countedAt: now,
        },
      });
    return one(await select(tx, contentId));
  });
  return { code: 'SUCCESS', result: present(row) };
};
