import type { ContentType, YearCertificate } from '@tvacha/shared-contract';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { enrollments, quizQuestions } from './learning';
import { users } from './users';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Time really spent, by day of India and type of content. */
export const learningTime = pgTable(
  'learning_time',
  {
    userId: userId(),
    day: date('day', { mode: 'string' }).notNull(),
    type: text('type').$type<ContentType>().notNull(),
    seconds: integer('seconds').notNull(),
    /** Up to when time of this person was counted. */
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.type] }),
    index('learning_time_counted').on(table.userId, table.countedAt),
  ],
);

/** Questions of quizzes that somebody missed, until they are learned. */
export const quizRepeats = pgTable(
  'quiz_repeats',
  {
    userId: userId(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    /** How many times it was right since it was missed. */
    step: integer('step').notNull().default(0),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('quiz_repeats_question').on(table.questionId),
    index('quiz_repeats_due').on(table.userId, table.dueAt),
  ],
);

/** What the record of a year says beside its hours. */
export type YearFigures = Pick<YearCertificate, 'time' | 'quizzes' | 'courses' | 'meetings'>;

/**
 * What was earned by a course, or learned in a year, as it was then: names and hours may change later, and the course may
 * go. That of a course hangs on the enrolment that earned it.
 */
export const certificates = pgTable(
  'certificates',
  {
    /** By which anyone may check it. */
    number: text('number').primaryKey(),
    userId: userId(),
    enrollmentId: uuid('enrollment_id')
      .unique()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Of a course. */
    course: text('course'),
    teacher: text('teacher'),
    /** Of a year. */
    year: integer('year'),
    figures: jsonb('figures').$type<YearFigures>(),
    minutes: integer('minutes').notNull(),
    earnedAt: moment('earned_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('certificates_year').on(table.userId, table.year, table.earnedAt)],
);
