import {
  type ContentKind,
  contentDetailsSchemas,
  contentKinds,
  isAttended,
  type KindType,
} from '@tvacha/shared-contract';
import { asc, eq } from 'drizzle-orm';
import { lessons } from '../../db/schema';
import type { Ctx } from '../ctx';
import { noteRead } from '../telemetry/note-read';
import type { Answer, Verb } from '../verb';
import { findContent, wholeSummary } from './find-content';
import { linkTo } from './link-to';
import { type ListedRow, presentListed } from './listed-row';
import { meetingOf } from './meeting-of';
import { relatedTo } from './related-to';

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
