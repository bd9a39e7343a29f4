import type { Note } from '@tvacha/shared-contract';
import type { ConsentKind } from '@tvacha/shared-contract/consents';
import type {
  BodySite,
  ContributionKind,
  ContributionState,
  ReportReason,
  SkinTone,
} from '@tvacha/shared-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns';
import { contents, specialities } from './contents';
import { files } from './files';
import { users } from './users';

const authorId = () => uuid('user_id').references(() => users.id, { onDelete: 'set null' });

/** What somebody agreed to: the exact words they saw, in which version and language. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ConsentKind>().notNull(),
    version: text('version').notNull(),
    locale: text('locale').notNull().default('en'),
    text: text('text').notNull(),
    /** The record it was given for, where it is for one. */
    subjectId: uuid('subject_id'),
    givenAt: moment('given_at').notNull().defaultNow(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('consents_user').on(table.userId, table.kind), index('consents_subject').on(table.subjectId)],
);

/** Cases and images that doctors share. */
export const contributions = pgTable(
  'contributions',
  {
    id: id(),
    userId: authorId(),
    kind: text('kind').$type<ContributionKind>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    diagnosis: text('diagnosis').notNull().default(''),
    bodySite: text('body_site').$type<BodySite>(),
    skinTone: text('skin_tone').$type<SkinTone>(),
    specialityId: uuid('speciality_id').references(() => specialities.id),
    /** What only its kind has, checked by the contract: history, findings, treatment, site of the body … */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** Whether the contributor owns the rights; without them nothing is taken. */
    ownsRights: boolean('owns_rights').notNull(),
    status: text('status').$type<ContributionState>().notNull().default('pending'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    rejectionReason: text('rejection_reason'),
    /** What the team wants changed, where it was returned. */
    notes: jsonb('notes').$type<Note[]>().notNull().default([]),
    /** Goes up with each change of its author and each decision. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('contributions_speciality').on(table.specialityId),
    index('contributions_decided_by').on(table.decidedBy),
    index('contributions_list').on(table.kind, table.status, table.createdAt, table.id),
    index('contributions_user').on(table.userId, table.createdAt),
    index('contributions_title_like').using('gin', table.title.op('gin_trgm_ops')),
    index('contributions_search').using(
      'gin',
      sql`to_tsvector('plain_english', ${table.title} || ' ' || ${table.diagnosis} || ' ' || ${table.summary})`,
    ),
    check(
      'contributions_status_known',
      sql`${table.status} in ('draft', 'pending', 'returned', 'published', 'rejected', 'withdrawn')`,
    ),
  ],
);
export type ContributionRow = typeof contributions.$inferSelect;

export const contributionFiles = pgTable(
  'contribution_files',
  {
    contributionId: uuid('contribution_id')
      .notNull()
      .references(() => contributions.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    caption: text('caption').notNull().default(''),
    /** Its author found no face, tattoo, name or label in it. */
    checked: boolean('checked').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.contributionId, table.fileId] }),
    index('contribution_files_file').on(table.fileId),
  ],
);

export const questions = pgTable(
  'questions',
  {
    id: id(),
    userId: authorId(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    specialityId: uuid('speciality_id').references(() => specialities.id),
    /** Slugs of the contract's list. */
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** What it is about, where it is about something of the portal: one of the two. */
    contentId: uuid('content_id').references(() => contents.id, { onDelete: 'set null' }),
    contributionId: uuid('contribution_id').references(() => contributions.id, { onDelete: 'set null' }),
    /** Hidden by staff, with everything under it. */
    hiddenAt: moment('hidden_at'),
    /** When its author last changed it. */
    editedAt: moment('edited_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('questions_content').on(table.contentId),
    index('questions_contribution').on(table.contributionId),
    index('questions_tags').using('gin', table.tags),
    index('questions_user').on(table.userId, table.createdAt),
    index('questions_speciality').on(table.specialityId),
    index('questions_newest').on(table.createdAt, table.id),
    index('questions_title_like').using('gin', table.title.op('gin_trgm_ops')),
    index('questions_search').using('gin', sql`to_tsvector('plain_english', ${table.title} || ' ' || ${table.text})`),
  ],
);

/** Pictures to a question; its asker looked at each before they were kept. */
export const questionFiles = pgTable(
  'question_files',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.fileId] }), index('question_files_file').on(table.fileId)],
);

/** Who is told of new answers to another's question. */
export const questionFollows = pgTable(
  'question_follows',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.userId] }),
    index('question_follows_user').on(table.userId),
  ],
);

export const answers = pgTable(
  'answers',
  {
    id: id(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    userId: authorId(),
    text: text('text').notNull(),
    /** The one that the asker found right. */
    acceptedAt: moment('accepted_at'),
    hiddenAt: moment('hidden_at'),
    /** When its author last changed it. */
    editedAt: moment('edited_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('answers_user').on(table.userId),
    index('answers_question').on(table.questionId, table.createdAt),
    index('answers_search').using('gin', sql`to_tsvector('plain_english', ${table.text})`),
    uniqueIndex('answers_one_accepted').on(table.questionId).where(sql`${table.acceptedAt} is not null`),
  ],
);

/** Who found an answer helpful: once a person, kept by the primary key. */
export const helpfulMarks = pgTable(
  'helpful_marks',
  {
    answerId: uuid('answer_id')
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.userId] }), index('helpful_marks_user').on(table.userId)],
);

/** What members report to staff: of a question or an answer, once a person. */
export const postReports = pgTable(
  'post_reports',
  {
    id: id(),
    questionId: uuid('question_id').references(() => questions.id, { onDelete: 'cascade' }),
    answerId: uuid('answer_id').references(() => answers.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    createdAt: createdAt(),
    /** When staff hid the post or found it in order. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('post_reports_question').on(table.questionId, table.userId),
    uniqueIndex('post_reports_answer').on(table.answerId, table.userId),
    index('post_reports_user').on(table.userId),
    check('post_reports_one_post', sql`num_nonnulls(${table.questionId}, ${table.answerId}) = 1`),
  ],
);

/** One talk of each member with the team. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    closedAt: moment('closed_at'),
    lastAt: moment('last_at').notNull().defaultNow(),
    /** When the member wrote what the team has not answered yet; the first of it. */
    waitingSince: moment('waiting_since'),
    createdAt: createdAt(),
  },
  (table) => [
    index('chat_threads_waiting').on(table.waitingSince, table.id),
    index('chat_threads_newest').on(table.lastAt, table.id),
    index('chat_threads_assigned_to').on(table.assignedTo),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    fromStaff: boolean('from_staff').notNull(),
    /** What staff wrote for each other: the member is never shown it, nor told of it. */
    isNote: boolean('is_note').notNull().default(false),
    text: text('text').notNull(),
    createdAt: createdAt(),
    /** When the other side saw it. */
    readAt: moment('read_at'),
  },
  (table) => [
    index('chat_messages_thread').on(table.threadId, table.createdAt, table.id),
    index('chat_messages_sender').on(table.senderId),
  ],
);

/** Answers that staff give often, by the name under which they look for them; `{name}` in one is the member's. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: id(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('canned_answers_name').on(sql`lower(${table.name})`)],
);

/** What people send through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    userId: authorId(),
    createdAt: createdAt(),
    handledAt: moment('handled_at'),
    handledBy: uuid('handled_by').references(() => users.id, { onDelete: 'set null' }),
    /** What was done about it, for staff. */
    handledNote: text('handled_note'),
  },
  (table) => [
    index('contact_messages_newest').on(table.createdAt, table.id),
    index('contact_messages_user').on(table.userId),
    index('contact_messages_handled_by').on(table.handledBy),
  ],
);
