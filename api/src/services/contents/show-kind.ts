import {
  type ContentKind,
  contentDetailsSchemas,
  contentKinds,
  isAttended,
  isFilmed,
  type KindType,
} from '@tvacha/shared-contract';
import { joinAhead } from '@tvacha/shared-contract/constants';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, asc, desc, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { contents, lessons } from '../../db/schema';
import type { Ctx } from '../ctx';
import { linkToRead } from '../documents/find-document';
import { noteRead } from '../telemetry/bump';
import type { Answer, Verb } from '../verb';
import { chaptersOf, filmOf } from './films';
import { findContent, forMembers, published, wholeSummary } from './find-content';
import { columnsOf, type ListedRow, presentListed } from './listed-row';
import { standingOf } from './meeting-seats';

const most = 4;

/** The newest of the same type and speciality. */
async function relatedTo({ db }: Ctx, type: ContentType, { id, speciality }: ListedRow) {
  if (!speciality) return [];
  const { slug, title, publishedOn, startsAt } = contents;
  const rows = await db
    .select({ _id: contents.id, slug, title, publishedOn, startsAt })
    .from(contents)
    .where(and(published(type), forMembers, eq(contents.specialityId, speciality.id), ne(contents.id, id)))
    .orderBy(desc(contents.publishedOn), asc(contents.id))
    .limit(most);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt?.toISOString() ?? null }));
}

interface Meeting {
  id: string;
  startsAt: Date | null;
}

/** Who comes, and the link to join: for those who come, from shortly before it begins until it is over. */
async function meetingOf(ctx: Ctx, { id, startsAt }: Meeting, details: Record<string, unknown>) {
  const standing = await standingOf(ctx, id);
  if (!('joinUrl' in details)) return standing;
  const begun = startsAt ? ctx.clock.now().getTime() - startsAt.getTime() : Number.POSITIVE_INFINITY;
  const isOpen = begun >= -joinAhead && begun < Number(details.minutes) * 60_000;
  return { ...standing, joinUrl: standing.registered && isOpen ? details.joinUrl : null };
}

type DetailsId = `${ContentKind}.details`;
type Details = Record<string, unknown>;
type Extra = (call: { ctx: Ctx; row: ListedRow; details: Details }) => Promise<Details>;

const inDetails = (name: string) => sql`${contents.details} -> ${name}`;

const issueSchema = contentDetailsSchemas.ejournal.pick({ cover: true, volume: true, issue: true });

/** All issues of a journal, the newest first. */
async function issuesOf({ db }: Ctx, journal: string) {
  const { title, publishedOn, details } = columnsOf(Object.keys(issueSchema.shape), 0);
  const rows = await db
    .select({ _id: contents.id, title, publishedOn, details })
    .from(contents)
    .where(and(published('ejournal'), sql`${contents.details} ->> 'journal' = ${journal}`))
    .orderBy(desc(inDetails('volume')), desc(inDetails('issue')), desc(contents.publishedOn), asc(contents.id));
  return rows.map(({ details, ...row }) => ({ ...row, ...issueSchema.parse(details) }));
}

/** The issues before and after this one, in the order of the list. */
async function neighboursOf({ db }: Ctx, type: ContentType, { id, publishedOn }: ListedRow) {
  const { publishedOn: day, id: by } = contents;
  const nearest = async (beyond: SQL | undefined, order: SQL[]) => {
    const [row] = await db
      .select({ _id: contents.id, title: contents.title })
      .from(contents)
      .where(and(published(type), beyond))
      .orderBy(...order)
      .limit(1);
    return row ?? null;
  };
  const [previous, next] = await Promise.all([
    nearest(or(lt(day, publishedOn), and(eq(day, publishedOn), gt(by, id))), [desc(day), asc(by)]),
    nearest(or(gt(day, publishedOn), and(eq(day, publishedOn), lt(by, id))), [asc(day), desc(by)]),
  ]);
  return { previous, next };
}

/** What a record of its type has beside its details, or in their place. */
const extras: Partial<Record<KindType, Extra>> = {
  dermatologytimes: ({ ctx, row }) => neighboursOf(ctx, 'dermatologytimes', row),
  magzter: ({ ctx, row }) => neighboursOf(ctx, 'magzter', row),
  ejournal: async ({ ctx, details }) => ({ issues: await issuesOf(ctx, String(details.journal)) }),
  course: async ({ ctx, row }) => ({
    outline: await ctx.db
      .select({ _id: lessons.id, title: lessons.title, minutes: lessons.minutes })
      .from(lessons)
      .where(eq(lessons.contentId, row.id))
      .orderBy(asc(lessons.position)),
  }),
};

/** The verb that shows one record of a kind of content, with a link to its file that is the caller's own (SEC-31). */
export const showKind =
  (kind: ContentKind): Verb<DetailsId> =>
  async ({ ctx, input }) => {
    const { type } = contentKinds[kind];
    const row = await findContent(ctx, type, 'id', input.query.id);
    const details: Details = contentDetailsSchemas[type].parse(row.details);
    const film = isFilmed(type) ? { film: await filmOf(ctx, row.id, chaptersOf(row)) } : {};
    const result = {
      ...presentListed(type, row, ctx.clock.now(), wholeSummary),
      ...details,
      ...(await extras[type]?.({ ctx, row, details })),
      ...film,
      ...(type === 'proguide' ? { videoUrl: film.film?.url ?? null } : {}),
      ...(isAttended(type) ? await meetingOf(ctx, row, details) : {}),
      fileUrl: await linkToRead(ctx, row.fileKey),
      related: await relatedTo(ctx, type, row),
    };
    noteRead(ctx, type, row.id);
    // As in the list: its schema checks on the way out what types cannot follow.
    return { code: 'SUCCESS', result: result as unknown as Answer<DetailsId>['result'] };
  };
