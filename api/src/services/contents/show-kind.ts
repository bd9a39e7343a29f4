import {
  type ContentKind,
  contentDetailsSchemas,
  contentKinds,
  isAttended,
  type KindType,
} from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { contents, eventRegistrations, lessons } from '../../db/schema';
import type { Ctx } from '../ctx';
import { noteRead } from '../telemetry/bump';
import type { Answer, Verb } from '../verb';
import { findContent, published, wholeSummary } from './find-content';
import { linkTo } from './link-to';
import { type ListedRow, presentListed } from './listed-row';

const most = 4;

/** The newest of the same type and speciality. */
async function relatedTo({ db }: Ctx, type: ContentType, { id, speciality }: ListedRow) {
  if (!speciality) return [];
  const { slug, title, publishedOn, startsAt } = contents;
  const rows = await db
    .select({ _id: contents.id, slug, title, publishedOn, startsAt })
    .from(contents)
    .where(and(published(type), eq(contents.specialityId, speciality.id), ne(contents.id, id)))
    .orderBy(desc(contents.publishedOn), asc(contents.id))
    .limit(most);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt?.toISOString() ?? null }));
}

interface Meeting {
  id: string;
  startsAt: Date | null;
}

/** Whether the caller comes, and the link to join: for those who come, until the meeting is over. */
async function meetingOf(ctx: Ctx, { id, startsAt }: Meeting, details: Record<string, unknown>) {
  const { userId } = ctx.caller;
  const rows = userId
    ? await ctx.db
        .select({ contentId: eventRegistrations.contentId })
        .from(eventRegistrations)
        .where(and(eq(eventRegistrations.contentId, id), eq(eventRegistrations.userId, userId)))
    : [];
  const registered = rows.length > 0;
  if (!('joinUrl' in details)) return { registered };
  const end = startsAt ? startsAt.getTime() + Number(details.minutes) * 60_000 : 0;
  const mayJoin = registered && ctx.clock.now().getTime() < end;
  return { registered, joinUrl: mayJoin ? details.joinUrl : null };
}

type DetailsId = `${ContentKind}.details`;
type Details = Record<string, unknown>;
type Extra = (call: { ctx: Ctx; row: ListedRow; details: Details }) => Promise<Details>;

/** What a record of its type has beside its details, or in their place. */
const extras: Partial<Record<KindType, Extra>> = {
  proguide: async ({ ctx, details }) => ({ videoUrl: await linkTo(ctx, details.videoUrl) }),
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
    const result = {
      ...presentListed(row, ctx.clock.now(), wholeSummary),
      ...details,
      ...(await extras[type]?.({ ctx, row, details })),
      ...(isAttended(type) ? await meetingOf(ctx, row, details) : {}),
      fileUrl: await linkTo(ctx, row.fileKey),
      related: await relatedTo(ctx, type, row),
    };
    noteRead(ctx, type, row.id);
    // As in the list: its schema checks on the way out what types cannot follow.
    return { code: 'SUCCESS', result: result as unknown as Answer<DetailsId>['result'] };
  };
