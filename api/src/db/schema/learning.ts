import type { Drawing } from '@tvacha/shared-contract';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, tsvector, wordsOf } from './columns';
import { contents } from './contents';
import { users } from './users';

const contentId = () =>
  uuid('content_id')
    .notNull()
    .references(() => contents.id, { onDelete: 'cascade' });
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export interface Choice {
  id: string;
  text: string;
}

export interface Picture {
  drawing: Drawing;
  /** What is seen, without the answer. */
  alt: string;
}

export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: id(),
    contentId: contentId(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    options: jsonb('options').$type<Choice[]>().notNull(),
    /** Id of the right option; never leaves the server before the quiz was submitted. */
    answer: text('answer').notNull(),
    explanation: text('explanation').notNull(),
    /** A drawing that is asked about. */
    picture: jsonb('picture').$type<Picture>(),
  },
  (table) => [uniqueIndex('quiz_questions_order').on(table.contentId, table.position)],
);

/** A quiz that somebody has begun and not handed in; it goes with the hand-in. */
export const quizSittings = pgTable(
  'quiz_sittings',
  {
    id: id(),
    contentId: contentId(),
    userId: userId(),
    startedAt: moment('started_at').notNull(),
    /** Null where the quiz has no time limit. */
    endsAt: moment('ends_at'),
    /** Chosen option by question id, as far as it was kept. */
    answers: jsonb('answers').$type<Record<string, string>>().notNull().default({}),
    /** Ids of questions to look at once more. */
    flagged: jsonb('flagged').$type<string[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('quiz_sittings_once').on(table.contentId, table.userId),
    index('quiz_sittings_user').on(table.userId),
    index('quiz_sittings_started').on(table.startedAt),
  ],
);

/** Each time somebody handed a quiz in. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    contentId: contentId(),
    userId: userId(),
    number: integer('number').notNull(),
    /** Chosen option by question id. */
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    score: integer('score').notNull(),
    total: integer('total').notNull(),
    /** What was handed in, so that a second click is no second attempt. */
    sittingId: uuid('sitting_id').unique(),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('quiz_attempts_number').on(table.contentId, table.userId, table.number),
    index('quiz_attempts_user').on(table.userId, table.submittedAt),
  ],
);

export const pollOptions = pgTable(
  'poll_options',
  { id: id(), contentId: contentId(), position: integer('position').notNull(), text: text('text').notNull() },
  (table) => [uniqueIndex('poll_options_order').on(table.contentId, table.position)],
);

/** One vote a member and poll, kept by the primary key. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    contentId: contentId(),
    userId: userId(),
    optionId: uuid('option_id')
      .notNull()
      .references(() => pollOptions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.userId] }),
    index('poll_votes_user').on(table.userId),
    index('poll_votes_option').on(table.optionId),
  ],
);

/** Lessons of a course; `body` is a list of article blocks. */
export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    contentId: contentId(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    minutes: integer('minutes').notNull(),
    body: jsonb('body').$type<unknown[]>().notNull(),
    search: tsvector('search').generatedAlwaysAs(
      (): SQL => sql`setweight(to_tsvector('plain_english', ${lessons.title}), 'B') || ${wordsOf(lessons.body)}`,
    ),
  },
  (table) => [
    uniqueIndex('lessons_order').on(table.contentId, table.position),
    index('lessons_search').using('gin', table.search),
  ],
);

export const enrollments = pgTable(
  'enrollments',
  {
    id: id(),
    contentId: contentId(),
    userId: userId(),
    createdAt: createdAt(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    uniqueIndex('enrollments_once').on(table.contentId, table.userId),
    index('enrollments_user').on(table.userId),
  ],
);

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** How far the reader is, 0 to 100. */
    percent: integer('percent').notNull().default(0),
    done: boolean('done').notNull().default(false),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.enrollmentId, table.lessonId] }),
    index('lesson_progress_lesson').on(table.lessonId),
  ],
);

/**
 * The link by which calendars ask for what somebody comes to. Of its secret, which is random, the hash is kept; the link
 * cannot be told again.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: userId().primaryKey(),
  secretHash: text('secret_hash').notNull().unique(),
  madeAt: moment('made_at').notNull(),
  askedAt: moment('asked_at'),
  asked: integer('asked').notNull().default(0),
});

/** Who comes to a webinar, an open house, a journal club or an event. */
export const eventRegistrations = pgTable(
  'event_registrations',
  { contentId: contentId(), userId: userId(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.contentId, table.userId] }),
    index('event_registrations_user').on(table.userId),
  ],
);
