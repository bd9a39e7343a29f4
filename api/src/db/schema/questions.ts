import type { ReportReason } from '@tvacha/shared-contract/vocabulary';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns';
import { contributions } from './community';
import { contents, specialities } from './contents';
import { files } from './files';
import { users } from './users';

const authorId = () => uuid('user_id').references(() => users.id, { onDelete: 'set null' });

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
