import { z } from 'zod';
import { line, moment, number, personSchema } from '../../entities/admin';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import { suggestionSchema } from '../../entities/search-hit';
import { idSchema } from '../../entities/user';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';
import { analyticsMetrics } from '../../vocabulary';
import { userStatesSchema } from './users';

const day = z.iso.date();
const ofWeeks = z.object({ week: number, before: number });
/** The longest stretch of time that a chart covers, in days. */
const longest = 731;
const dayLong = 86_400_000;

const stretch = { from: day.optional(), to: day.optional() };
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to;
const outOfOrder = { path: ['to'], error: 'The last day comes before the first' };

export const logEntrySchema = z.object({
  _id: idSchema,
  seq: number,
  at: moment,
  /** Null where nobody was signed in. */
  actor: personSchema.extend({ role: z.string() }).nullable(),
  /** A code such as `user.verified`. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  /** What the subject is called now; null where it is gone or has no name. */
  subject: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  ip: z.string(),
});
export type LogEntry = z.output<typeof logEntrySchema>;

/** A record of the office, as one that is looked for is told. */
const officeRecordSchema = z.object({
  kind: z.enum(['doctor', 'patient', 'staff', 'code', 'triedCode', 'talk', 'contribution']),
  _id: idSchema,
  title: z.string(),
  /** What tells it from others of its name; may be empty. */
  note: z.string(),
});
export type OfficeRecord = z.output<typeof officeRecordSchema>;

/** What is published, with what it is and by what it is opened where not by its id. */
const publishedSchema = z.object({
  kind: z.literal('content'),
  ...officeRecordSchema.omit({ kind: true }).shape,
  published: suggestionSchema.pick({ kind: true, slug: true }),
});

export const officeFindSchema = z.discriminatedUnion('kind', [officeRecordSchema, publishedSchema]);
export type OfficeFind = z.output<typeof officeFindSchema>;

/** Why a chain of the audit log is broken. */
export const chainFaults = ['changed', 'missing', 'unchained', 'truncated'] as const;
export type ChainFault = (typeof chainFaults)[number];

export const adminOfficeOperations = {
  'admin.dashboard': {
    summary: 'Figures of the back office',
    result: z.object({
      applications: userStatesSchema,
      /** Applications received on each of the last 30 days, oldest first. */
      daily: z.array(z.object({ day, received: number })),
      /** Applications that were decided in the last 7 days, today among them, and in the 7 before, and stand so. */
      decided: z.object({ verified: ofWeeks, rejected: ofWeeks }),
      oldestPending: moment.nullable(),
      members: z.object({ doctors: number, patients: number, staff: number }),
      /** What is published, by kind. */
      contents: z.record(z.string(), number),
      waiting: z.object({
        contents: number,
        contributions: number,
        /** Questions that nobody has answered. */
        questions: number,
        /** Questions and answers that members report. */
        reports: number,
        /** Talks in which the member spoke last and was not read. */
        chats: number,
        invalidCodes: number,
        messages: number,
      }),
      /** Since when the first of each queue waits; null where it is empty. */
      waitingSince: z.object({
        contents: moment.nullable(),
        contributions: moment.nullable(),
        questions: moment.nullable(),
        reports: moment.nullable(),
        chats: moment.nullable(),
        invalidCodes: moment.nullable(),
        messages: moment.nullable(),
      }),
    }),
    codes: ['SUCCESS'],
  },
  'admin.waiting': {
    summary: 'How much waits in each section that the caller may read',
    result: z.strictObject({
      /** Applications to be decided on. */
      'User Verification': number.optional(),
      /** Codes that are not settled. */
      'Invalid Customer Ids': number.optional(),
      /** Talks that were not read, and messages that are not handled. */
      Chats: number.optional(),
      /** Contents and contributions to be decided on. */
      'Content Approval': number.optional(),
    }),
    codes: ['SUCCESS'],
  },
  'admin.find': {
    summary: 'People, codes, talks, contributions and contents that the caller may read, five of a kind at most',
    query: z.strictObject({ search: searchText.min(2) }),
    result: z.array(officeFindSchema).max(30),
    codes: ['SUCCESS'],
    limit: 'suggestionsPerMinute',
  },
  'admin.analytics': {
    summary: 'How often something happened, by day, week or month of India, against the time before',
    query: z
      .strictObject({
        metric: z.enum(analyticsMetrics),
        ...stretch,
        by: z.enum(['day', 'week', 'month']).default('day'),
      })
      .refine(inOrder, outOfOrder)
      .refine(({ from, to }) => !from || !to || Date.parse(to) - Date.parse(from) < longest * dayLong, {
        path: ['from'],
        error: 'Ask for two years at most',
      }),
    result: z.object({
      metric: z.enum(analyticsMetrics),
      from: day,
      to: day,
      /** Oldest first, none left out; `day` is the first of its week or month. */
      series: z.array(z.object({ day, count: number, byKey: z.record(z.string(), number) })),
      /** The most frequent first. */
      keys: z.array(z.object({ key: z.string(), count: number })),
      total: number,
      /** The total of as many days before. */
      before: number,
      /** In percent; null where there was nothing before. */
      change: z.number().nullable(),
    }),
    codes: ['SUCCESS'],
  },
  'admin.logs.list': {
    summary: 'Who did what, newest first',
    query: z
      .strictObject({
        actor: idSchema.optional(),
        /** A code, or its beginning up to a dot: `user.` */
        action: line(60).optional(),
        subjectType: line(60).optional(),
        subject: line(60).optional(),
        ...stretch,
        search: searchText.optional(),
        ...pageQuery(100, 50),
      })
      .refine(inOrder, outOfOrder),
    result: pageOf(logEntrySchema),
    codes: ['SUCCESS'],
  },
  'admin.logs.verify': {
    summary: 'Whether the audit log hangs together, so many rows a call, and where it breaks first',
    /** The row that the call before went up to. */
    query: z.strictObject({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
    result: z.object({
      whole: z.boolean(),
      rows: number,
      /** The newest hash, to be compared with a copy kept elsewhere. */
      head: z.object({ seq: number, hash: z.string() }).nullable(),
      broken: z.object({ seq: number, fault: z.enum(chainFaults) }).nullable(),
      /** Where more is to be looked at: `after` of the next call. */
      next: number.nullable(),
    }),
    codes: ['SUCCESS'],
  },
  'admin.remotes': {
    summary: 'How the remotes fare in browsers, by release',
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(7) }),
    result: z.array(
      z.object({
        remote: z.string(),
        version: z.string(),
        loaded: number,
        failed: number,
        fellBack: number,
        crashed: number,
        /** Milliseconds of a load. */
        median: z.number().nullable(),
        p95: z.number().nullable(),
        lastFailure: z.object({ at: moment, message: z.string() }).nullable(),
      }),
    ),
    codes: ['SUCCESS'],
  },
} satisfies Record<AreaOperationId<'admin/office'>, OperationShape>;
