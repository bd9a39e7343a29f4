import { eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../../db/schema';
import { audit } from '../audit';
import { type Ctx, inTransaction } from '../ctx';
import type { Verb } from '../verb';

export type Records = Record<string, Record<string, unknown>[]>;

interface Held {
  table: PgTable;
  of: PgColumn;
  /** Where `of` is no person but a record of this table, which has one. */
  through?: PgTable & { id: PgColumn; userId: PgColumn };
  /** Columns that are proofs or keys of ours, not facts about the person. */
  without?: readonly string[];
}

/** Where a person's own records lie. A new table with a person in it gets a line here, or its test says why not. */
const held: Record<string, Held> = {
  account: { table: tables.users, of: tables.users.id, without: ['passwordHash', 'decidedBy'] },
  consents: { table: tables.consents, of: tables.consents.userId },
  sessions: { table: tables.sessions, of: tables.sessions.userId, without: ['deviceHash'] },
  passkeys: { table: tables.passkeys, of: tables.passkeys.userId, without: ['credentialId', 'publicKey', 'counter'] },
  files: { table: tables.files, of: tables.files.ownerId, without: ['key'] },
  documents: { table: tables.userDocuments, of: tables.userDocuments.userId, without: ['askedBy'] },
  checks: { table: tables.userChecks, of: tables.userChecks.userId, without: ['checkedBy', 'mark'] },
  contributions: { table: tables.contributions, of: tables.contributions.userId, without: ['decidedBy'] },
  pictures: {
    table: tables.contributionFiles,
    of: tables.contributionFiles.contributionId,
    through: tables.contributions,
  },
  questions: { table: tables.questions, of: tables.questions.userId },
  questionPictures: {
    table: tables.questionFiles,
    of: tables.questionFiles.questionId,
    through: tables.questions,
  },
  follows: { table: tables.questionFollows, of: tables.questionFollows.userId },
  answers: { table: tables.answers, of: tables.answers.userId },
  helpfulMarks: { table: tables.helpfulMarks, of: tables.helpfulMarks.userId },
  reports: { table: tables.postReports, of: tables.postReports.userId },
  talks: { table: tables.chatThreads, of: tables.chatThreads.userId, without: ['assignedTo'] },
  messages: { table: tables.chatMessages, of: tables.chatMessages.senderId },
  contactMessages: {
    table: tables.contactMessages,
    of: tables.contactMessages.userId,
    without: ['handledBy', 'handledNote'],
  },
  quizAttempts: { table: tables.quizAttempts, of: tables.quizAttempts.userId },
  quizzesBegun: { table: tables.quizSittings, of: tables.quizSittings.userId },
  pollVotes: { table: tables.pollVotes, of: tables.pollVotes.userId },
  enrollments: { table: tables.enrollments, of: tables.enrollments.userId },
  certificates: { table: tables.certificates, of: tables.certificates.userId },
  lessons: { table: tables.lessonProgress, of: tables.lessonProgress.enrollmentId, through: tables.enrollments },
  learningTime: { table: tables.learningTime, of: tables.learningTime.userId },
  repeats: { table: tables.quizRepeats, of: tables.quizRepeats.userId },
  eventRegistrations: { table: tables.eventRegistrations, of: tables.eventRegistrations.userId },
  calendarLink: { table: tables.calendarFeeds, of: tables.calendarFeeds.userId, without: ['secretHash'] },
  visits: { table: tables.visits, of: tables.visits.userId },
  places: { table: tables.readingPlaces, of: tables.readingPlaces.userId },
  annotations: { table: tables.annotations, of: tables.annotations.userId },
  folders: { table: tables.folders, of: tables.folders.userId },
  notices: { table: tables.notices, of: tables.notices.userId },
  bookmarks: { table: tables.savedItems, of: tables.savedItems.userId },
  savedViews: { table: tables.savedViews, of: tables.savedViews.userId },
  firstViews: { table: tables.viewDefaults, of: tables.viewDefaults.userId },
  deeds: { table: tables.auditLog, of: tables.auditLog.actorId, without: ['hash', 'seq'] },
};

async function read({ db }: Ctx, { table, without = [] }: Held, where: SQL): Promise<Records[string]> {
  const rows: Record<string, unknown>[] = await db.select().from(table).where(where);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))));
}

const isOf = ({ db }: Ctx, { of, through }: Held, userId: string): SQL =>
  through ? inArray(of, db.select({ id: through.id }).from(through).where(eq(through.userId, userId))) : eq(of, userId);

/** Everything that is held about a person, each kind under its name (SEC-44). */
async function recordsOf(ctx: Ctx, userId: string): Promise<Records> {
  const records: Records = {};
  for (const [name, one] of Object.entries(held)) records[name] = await read(ctx, one, isOf(ctx, one, userId));
  return records;
}

/** Everything that is held about the caller, for them to keep (SEC-44). */
export const exportOwn: Verb<'users.export'> = async ({ ctx }) => {
  const { userId = '' } = ctx.caller;
  const result = await inTransaction(ctx, async (tx) => {
    const records = await recordsOf(tx, userId);
    await audit(tx, { action: 'export.own', subjectType: 'user', subjectId: userId });
    return records;
  });
  return { code: 'SUCCESS', result };
};
