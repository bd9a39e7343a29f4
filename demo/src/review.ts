import { articleDetailSchema, contentDetailsSchemas, contentTypes } from '@tvacha/shared-contract';
import { z } from 'zod';
import { slugOf } from './books/book-seed';
import { coverOf } from './books/cover';
import { readRows } from './content/read-folder';
import { contentIdOf } from './contents/content-rows';
import { lessons, seedOf, written, writtenDetails } from './contents/content-seed';
import { asked } from './quizzes/read-quizzes';
import { authorId, type ContentInsert, publisherId, specialityId } from './rows';
import { staffId } from './users';
import { type Around, days, hours } from './when';

const own = {
  type: z.enum(contentTypes),
  /** Mailbox of its author. */
  by: z.enum(['editor', 'publishing', 'medical.editor']),
  daysAgo: z.int(),
  state: z.enum(['draft', 'pending', 'rejected']),
  /** Why it was turned down. */
  reason: z.string().optional(),
  /** When it begins, for what is attended. */
  inDays: z.int().optional(),
  section: articleDetailSchema.shape.section.optional(),
  ask: asked.optional(),
  teaches: lessons.optional(),
  options: z.array(z.string()).optional(),
};
const schema = z
  .strictObject({ ...written, ...own, details: z.record(z.string(), z.unknown()) })
  .superRefine(({ type, details }, ctx) => {
    for (const issue of writtenDetails(type).safeParse(details).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', message: issue.message, path: ['details', ...issue.path] });
  });
type ReviewSeed = z.output<typeof schema>;

/** Content that nobody reads yet: a draft, something that waits for approval, or what was turned down. */
export const reviewSeeds = readRows('in-review', schema, (row) => seedOf(row, Object.keys(own)));

/** Days that a poll is planned to be open. */
const pollDays = 30;

const rowOf =
  ({ ago, day, at }: Around) =>
  (seed: ReviewSeed): ContentInsert => {
    const { type, title, summary, speciality, publisher = 'Tvacha Learning', by, daysAgo, state, inDays } = seed;
    const written = days(daysAgo) + hours(2);
    const decided = state === 'rejected';
    const parts = {
      cover: coverOf(title, speciality),
      joinUrl: null,
      closesOn: day(pollDays),
      questions: seed.ask?.length,
      lessons: seed.teaches?.length,
    };
    return {
      id: contentIdOf(type, title),
      type,
      slug: slugOf(title),
      title,
      summary,
      status: state,
      specialityId: specialityId(speciality),
      publisherId: publisherId(publisher),
      ...(type === 'ebook' ? { authorId: authorId('Dr. Banu Rahman') } : {}),
      ...(inDays === undefined ? {} : { startsAt: at(inDays, '19:00') }),
      ...(seed.section === undefined ? {} : { section: seed.section }),
      ...(decided ? { decidedBy: staffId('admin'), decidedAt: ago(written - hours(20)) } : {}),
      ...(seed.reason ? { rejectionReason: seed.reason } : {}),
      createdBy: staffId(by),
      publishedOn: day(-daysAgo),
      createdAt: ago(written + days(1)),
      updatedAt: ago(decided ? written - hours(20) : written),
      details: contentDetailsSchemas[type].parse({ ...parts, ...seed.details }),
    };
  };

export const reviewRows = (when: Around): ContentInsert[] => reviewSeeds.map(rowOf(when));
