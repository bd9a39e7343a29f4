import { z } from 'zod';
import { byId, moment, number, personSchema, reason } from '../../entities/admin';
import { noteSchema, pictureSchema } from '../../entities/contribution';
import { contributionDetailsSchemas } from '../../entities/contribution-details';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import { questionPictureSchema } from '../../entities/question';
import { idSchema } from '../../entities/user';
import type { OperationShape } from '../../operation';
import { postDecisions, postKinds } from '../../posts';
import type { AreaOperationId } from '../../routes';
import { bodySites, contributionKinds, reportReasons, sentStates, skinTones } from '../../vocabulary';

/** The version that was read goes back with a decision: what its author changed meanwhile is not decided on unread. */
const seen = byId.extend({ version: number.min(1) });
/** `lacksRights` says that the author does not own what they sent; nobody sees it until they do. */
const refusal = seen.extend({ reason, lacksRights: z.boolean().default(false) });

export const officeContributionSchema = z.object({
  _id: idSchema,
  type: z.enum(contributionKinds),
  title: z.string(),
  summary: z.string(),
  diagnosis: z.string(),
  speciality: personSchema.nullable(),
  author: personSchema.nullable(),
  state: z.enum(sentStates),
  /** Whether the patient's consent is in force; without it nothing is published. */
  consented: z.boolean(),
  ownsRights: z.boolean(),
  createdAt: moment,
  decidedAt: moment.nullable(),
  decidedBy: personSchema.nullable(),
  rejectionReason: z.string().nullable(),
  notes: z.array(noteSchema),
  /** Goes up with each change of its author and each decision. */
  version: number,
});
export type OfficeContribution = z.output<typeof officeContributionSchema>;

const detail = officeContributionSchema.omit({ type: true }).extend({
  bodySite: z.enum(bodySites).nullable(),
  skinTone: z.enum(skinTones).nullable(),
  pictures: z.array(pictureSchema),
  /** The words that the patient agreed to, in their language; null where there is no record of it. */
  consent: z
    .object({
      version: z.string(),
      locale: z.string(),
      text: z.string(),
      givenAt: moment,
      withdrawnAt: moment.nullable(),
    })
    .nullable(),
});
export const officeContributionDetailSchema = z.discriminatedUnion('type', [
  detail.extend({ type: z.literal('case'), details: contributionDetailsSchemas.case }),
  detail.extend({ type: z.literal('image'), details: contributionDetailsSchemas.image }),
]);
export type OfficeContributionDetail = z.output<typeof officeContributionDetailSchema>;

const post = {
  _id: idSchema,
  text: z.string(),
  author: personSchema.nullable(),
  createdAt: moment,
  /** When its author last changed it; goes back with what is decided on it. */
  editedAt: moment.nullable(),
  hiddenAt: moment.nullable(),
  /** What members report it for and staff have not looked at yet, the most frequent first. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), count: number })),
};
export const officeQuestionSchema = z.object({ ...post, title: z.string(), answers: number });
export const officeAnswerSchema = z.object({ ...post, question: z.object({ _id: idSchema, title: z.string() }) });
export type OfficeQuestion = z.output<typeof officeQuestionSchema>;
export type OfficeAnswer = z.output<typeof officeAnswerSchema>;

/** A question or an answer in its thread, with what staff decided on it. */
export const officePostSchema = z.object({
  kind: z.enum(postKinds),
  question: officeQuestionSchema.extend({ pictures: z.array(questionPictureSchema) }),
  /** The answer that was asked for between its neighbours, by time; of a question its first ones. Hidden ones too. */
  answers: z.array(z.object(post)),
  /** How many answers are older than the first of these. */
  before: number,
  /** The newest first, 20 at most. */
  decisions: z.array(
    z.object({ done: z.enum(postDecisions), at: moment, by: personSchema.nullable(), reason: z.string().nullable() }),
  ),
});
export type OfficePost = z.output<typeof officePostSchema>;

const posts = {
  state: z.enum(['shown', 'hidden', 'reported', 'all']).default('all'),
  search: searchText.optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  ...pageQuery(100, 20),
};
/** How many of each sort are reported, whatever the list is narrowed to. */
const reported = z.object({ question: number, answer: number });
/** The text that was read: what its author changed meanwhile is not decided on unread. */
const seenPost = byId.extend({ editedAt: moment.nullable() });
const hiding = z.discriminatedUnion('hidden', [
  seenPost.extend({ hidden: z.literal(true), reason }),
  seenPost.extend({ hidden: z.literal(false) }),
]);

export const adminModerationOperations = {
  'admin.contributions.list': {
    summary: 'Cases and images of doctors, with how many are in each state',
    query: z.strictObject({
      type: z.enum(contributionKinds).optional(),
      state: z.enum(sentStates).optional(),
      search: searchText.optional(),
      sort: z.enum(['newest', 'oldest', 'title']).default('oldest'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(officeContributionSchema).extend({
      states: z.record(z.enum(sentStates), number),
    }),
    codes: ['SUCCESS'],
  },
  'admin.contributions.details': {
    summary: 'One contribution with its pictures and the consent to them',
    query: byId,
    result: officeContributionDetailSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.contributions.approve': {
    summary: 'Publish a contribution; its author is told',
    body: seen,
    result: officeContributionSchema,
    codes: ['content_approved', 'NOT_FOUND', 'CONFLICT', 'OWN_WORK', 'CONSENT_NOT_AVAILABLE', 'NO_COPYRIGHT'],
  },
  'admin.contributions.return': {
    summary: 'Give a contribution back to its author, with what is to be changed, field by field',
    body: seen.extend({ notes: z.array(noteSchema).min(1).max(20) }),
    result: officeContributionSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'OWN_WORK'],
  },
  'admin.contributions.reject': {
    summary: 'Turn a contribution down, with the reason its author will read',
    body: refusal,
    result: officeContributionSchema,
    codes: ['REJECTED', 'NOT_FOUND', 'CONFLICT', 'OWN_WORK'],
  },
  'admin.contributions.unpublish': {
    summary: 'Take a published contribution back, with the reason its author will read',
    body: refusal,
    result: officeContributionSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'OWN_WORK'],
  },
  'admin.questions.list': {
    summary: 'Questions of doctors, hidden ones too',
    query: z.strictObject(posts),
    result: pageOf(officeQuestionSchema).extend({ reported }),
    codes: ['SUCCESS'],
  },
  'admin.questions.hide': {
    summary: 'Take a question down with its answers, or show it again; its author is told, and why',
    body: hiding,
    result: officeQuestionSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'OWN_WORK'],
  },
  'admin.posts.details': {
    summary: 'A question or an answer in its thread, with its reports and what was decided on it',
    query: byId,
    result: officePostSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.posts.clear': {
    summary: 'Say that a reported question or answer is in order: its reports count no longer',
    /** As many reports as were read: what came meanwhile is not put away unread. */
    body: seenPost.extend({ reports: number.min(1) }),
    result: z.null(),
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'OWN_WORK'],
  },
  'admin.answers.list': {
    summary: 'Answers of doctors, to one question or all, hidden ones too',
    query: z.strictObject({ question: idSchema.optional(), ...posts }),
    result: pageOf(officeAnswerSchema).extend({ reported }),
    codes: ['SUCCESS'],
  },
  'admin.answers.hide': {
    summary: 'Take an answer down, or show it again; its author is told, and why',
    body: hiding,
    result: officeAnswerSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'OWN_WORK'],
  },
} satisfies Record<AreaOperationId<'admin/moderation'>, OperationShape>;
