import { z } from 'zod';
import { type ContentType, contentTypes } from '../../content-kinds';
import { byId, done, moment, number, personSchema, reason } from '../../entities/admin';
import { certificateNumberSchema, certificateSchema } from '../../entities/certificate';
import { chapterSchema, contentDetailsSchemas } from '../../entities/content-details';
import { contentParts, lessonPartSchema, pollPartSchema, quizPartSchema } from '../../entities/content-parts';
import { filmSchema } from '../../entities/film';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import { plainLine, plainText } from '../../entities/plain-text';
import { idSchema } from '../../entities/user';
import { languageCodes } from '../../languages';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';
import { contentStates } from '../../vocabulary';

const section = number.min(0).max(4);

export const officeContentSchema = z.object({
  _id: idSchema,
  type: z.enum(contentTypes),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  state: z.enum(contentStates),
  speciality: personSchema.nullable(),
  author: personSchema.nullable(),
  publisher: personSchema.nullable(),
  section: section.nullable(),
  startsAt: moment.nullable(),
  publishedOn: z.iso.date(),
  /** Who wrote it last; another has to approve it. Null for what came with the portal. */
  createdBy: personSchema.nullable(),
  decidedBy: personSchema.nullable(),
  decidedAt: moment.nullable(),
  rejectionReason: z.string().nullable(),
  createdAt: moment,
  /** To be sent back with a change, so that nobody writes over, or approves, what they have not seen. */
  updatedAt: moment,
  own: z.boolean(),
});
export type OfficeContent = z.output<typeof officeContentSchema>;

export const officeContentDetailSchema = officeContentSchema.extend({
  details: z.record(z.string(), z.unknown()),
  fileUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
  film: filmSchema.nullable(),
  questions: z.array(quizPartSchema),
  options: z.array(pollPartSchema),
  lessons: z.array(lessonPartSchema),
  /** Attempts, votes or enrolments so far. */
  taken: number,
});
export type OfficeContentDetail = z.output<typeof officeContentDetailSchema>;

const fields = {
  type: z.enum(contentTypes),
  title: plainLine(3, 200),
  summary: plainText(0, 1000).default(''),
  speciality: idSchema.nullable().default(null),
  author: idSchema.nullable().default(null),
  publisher: idSchema.nullable().default(null),
  section: section.nullable().default(null),
  startsAt: moment.nullable().default(null),
  publishedOn: z.iso.date().optional(),
  /** What the type keeps of its own. */
  details: z.record(z.string(), z.unknown()),
  ...contentParts,
};

/** Details are those of the type; the number of parts follows the parts, so it need not be right. */
const fitting = <Written extends z.ZodType<{ type: ContentType; details: Record<string, unknown> }>>(body: Written) =>
  body.superRefine(({ type, details }, ctx) => {
    const faults = contentDetailsSchemas[type].safeParse(details).error?.issues ?? [];
    for (const { path, message } of faults) ctx.addIssue({ code: 'custom', path: ['details', ...path], message });
  });

const seen = byId.extend({ updatedAt: moment });
const moved = { result: officeContentSchema, codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'] } as const;

export const adminContentsOperations = {
  'admin.contents.list': {
    summary: 'Content of every kind and state, with how many are in each state',
    query: z.strictObject({
      type: z.enum(contentTypes).optional(),
      state: z.enum(contentStates).optional(),
      author: idSchema.optional(),
      publisher: idSchema.optional(),
      speciality: idSchema.optional(),
      /** `mine` is what the caller wrote, `others` what they may decide on. */
      by: z.enum(['mine', 'others', 'anyone']).default('anyone'),
      search: searchText.optional(),
      sort: z.enum(['changed', 'waiting', 'title']).default('changed'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(officeContentSchema).extend({
      states: z.object({ draft: number, pending: number, published: number, rejected: number }),
    }),
    codes: ['SUCCESS'],
  },
  'admin.contents.details': {
    summary: 'One piece of content in whole, in any state',
    query: byId,
    result: officeContentDetailSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.contents.create': {
    summary: 'Begin a draft',
    body: fitting(z.strictObject(fields)),
    result: officeContentDetailSchema,
    codes: ['SUCCESS', 'CONFLICT'],
  },
  'admin.contents.update': {
    summary: 'Write what is not published anew; it is a draft again',
    body: fitting(seen.extend(fields)),
    result: officeContentDetailSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.contents.files': {
    summary: 'Put or remove the PDF and the cover of what is not published',
    body: seen.extend({ removeFile: z.boolean().optional(), removeCover: z.boolean().optional() }),
    files: { file: 'contentFile', cover: 'contentCover' },
    result: officeContentDetailSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'DOCUMENT_VALIDATION_ERROR'],
  },
  'admin.contents.film': {
    summary: 'Put the film of what is not published: its bytes as they are, mp4 or webm, of at most six hours',
    query: seen.extend({ name: z.string().min(1).max(255), size: z.coerce.number().int().min(1) }),
    stream: 'film',
    result: officeContentDetailSchema,
    codes: [
      'UPDATE_SUCCCESS',
      'NOT_FOUND',
      'CONFLICT',
      'DOCUMENT_VALIDATION_ERROR',
      'PAYLOAD_TOO_LARGE',
      'RATE_LIMITED',
    ],
  },
  'admin.contents.filmparts': {
    summary:
      'Put or remove what belongs to a film: captions of one language (WebVTT), a still, chapters; or remove all',
    body: seen.extend({
      language: z.enum(languageCodes).optional(),
      chapters: z.array(chapterSchema).max(100).optional(),
      removeCaptions: z.enum(languageCodes).optional(),
      removePoster: z.boolean().optional(),
      removeFilm: z.boolean().optional(),
    }),
    files: { captions: 'captions', poster: 'filmPoster' },
    result: officeContentDetailSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'DOCUMENT_VALIDATION_ERROR', 'RATE_LIMITED'],
  },
  'admin.contents.submit': { summary: 'Hand a draft in for approval', body: seen, ...moved },
  'admin.contents.approve': {
    summary: 'Publish what somebody else wrote',
    body: seen,
    result: officeContentSchema,
    codes: ['content_approved', 'NOT_FOUND', 'CONFLICT', 'OWN_WORK'],
  },
  'admin.contents.reject': {
    summary: 'Turn down what somebody else wrote, with the reason',
    body: seen.extend({ reason }),
    result: officeContentSchema,
    codes: ['REJECTED', 'NOT_FOUND', 'CONFLICT', 'OWN_WORK'],
  },
  'admin.contents.unpublish': { summary: 'Take what is published back to a draft', body: seen, ...moved },
  'admin.contents.delete': {
    summary: 'Delete a draft, or what was turned down',
    query: byId,
    result: done,
    codes: ['DELETED', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.certificates.revoke': {
    summary: 'Take back the certificate of a course, with the reason for the log; its number says so from then on',
    body: z.strictObject({ number: certificateNumberSchema, reason }),
    result: certificateSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
} satisfies Record<AreaOperationId<'admin/contents'>, OperationShape>;
