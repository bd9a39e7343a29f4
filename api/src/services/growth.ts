import { and, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Retention } from '../app/config';
import type { Limits } from '../app/limits';
import * as schema from '../db/schema';
import { isGoneEverywhere } from './annotations/removals';
import { isEmptyDraft } from './contributions/draft-state';

const tables = { ...schema };
type Schema = typeof schema;
/** Names of all tables, as the schema exports them. */
export type TableName = { [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never }[keyof Schema];

interface Growth {
  /** Whose calls add rows: anybody's, members', staff's, or only our own work. */
  by: 'anybody' | 'members' | 'staff' | 'server';
  /** What holds that down: limits of the configuration, or in words what there is one row of. */
  bound: (keyof Limits)[] | string;
  /** When rows go; a table without it keeps its rows as long as what they belong to. */
  forget?: Forget | Forget[];
}

/** Rows whose moment `since` is older than `age`, of those that are `only` so. */
interface Forget {
  age: keyof Retention;
  since: SQLWrapper;
  only?: SQL | undefined;
  /** The most rows after a purge, the newest; for what strangers can fill, however many addresses they have. */
  most?: number;
}

const { annotations, sessions, users, refreshTokens, loginFailures, otpChallenges, refusedFiles } = schema;
const { bulkJobs, contentReadsDaily, contributions, learningTime, notices, quizSittings, searchMisses } = schema;
const { contactMessages, invalidCodes, analyticsDaily, remoteReports, outboxMessages } = schema;

/** What makes each table grow, what bounds it, and when its rows go (SEC-07, SEC-44). The purge job works it off. */
export const growth: Record<TableName, Growth> = {
  // What calls without a login can add to.
  users: {
    by: 'anybody',
    bound: ['codesPerMinute', 'smsPerMinute'],
    // Others who never finished are removed by `purgeRecords` as well, after `abandonedRegistrations`.
    forget: {
      age: 'unprovedDemos',
      since: users.createdAt,
      only: and(eq(users.demo, true), eq(users.approval, 'pending')),
    },
  },
  otpChallenges: {
    by: 'anybody',
    bound: ['codesPerMinute', 'smsPerMinute'],
    forget: { age: 'codes', since: otpChallenges.createdAt },
  },
  loginFailures: {
    by: 'anybody',
    bound: ['loginsPerHour'],
    forget: { age: 'loginFailures', since: loginFailures.since, most: 1_000_000 },
  },
  invalidCodes: {
    by: 'anybody',
    bound: ['lookupsPerMinute'],
    forget: { age: 'invalidCodes', since: invalidCodes.lastAt, most: 100_000 },
  },
  remoteReports: {
    by: 'anybody',
    bound: ['reportsPerMinute', 'reportedRowsPerDay'],
    forget: { age: 'remoteReports', since: remoteReports.at },
  },
  contactMessages: {
    by: 'anybody',
    bound: ['contactsPerHour'],
    forget: {
      age: 'contactMessages',
      since: contactMessages.createdAt,
      only: isNotNull(contactMessages.handledAt),
      most: 100_000,
    },
  },
  outboxMessages: {
    by: 'anybody',
    bound: ['codesPerMinute', 'contactsPerHour'],
    forget: [
      { age: 'codes', since: outboxMessages.createdAt, only: isNotNull(outboxMessages.expiresAt), most: 100_000 },
      { age: 'messages', since: outboxMessages.settledAt, only: eq(outboxMessages.state, 'delivered') },
      { age: 'deadMessages', since: outboxMessages.settledAt, only: eq(outboxMessages.state, 'dead') },
    ],
  },
  analyticsDaily: {
    by: 'anybody',
    bound: 'one row a day, metric and key, of which there are some dozens',
    forget: { age: 'analytics', since: sql`${analyticsDaily.day}::timestamptz` },
  },
  contentReads: { by: 'anybody', bound: 'one row a content' },
  contentReadsDaily: {
    by: 'anybody',
    bound: 'one row a content and day',
    forget: { age: 'dailyReads', since: sql`${contentReadsDaily.day}::timestamptz` },
  },
  searchMisses: {
    by: 'anybody',
    bound: ['missesPerDay'],
    forget: { age: 'searchMisses', since: sql`${searchMisses.day}::timestamptz` },
  },
  auditLog: { by: 'anybody', bound: 'auditedRefusals, and one row a deed; it is kept for good' },
  auditHead: { by: 'server', bound: 'one row' },
  settings: { by: 'server', bound: 'one row a fact' },

  // Of members.
  sessions: {
    by: 'members',
    bound: ['loginsPerHour'],
    forget: { age: 'sessions', since: sql`coalesce(${sessions.endedAt}, ${sessions.expiresAt})` },
  },
  refreshTokens: {
    by: 'members',
    bound: ['anonymousPerMinute'],
    forget: { age: 'spentTokens', since: refreshTokens.rotatedAt },
  },
  secondFactors: { by: 'members', bound: 'one row an account of staff' },
  passkeys: { by: 'staff', bound: 'ten rows an account of staff' },
  consents: { by: 'members', bound: ['userPerMinute'] },
  films: { by: 'staff', bound: 'one for each piece of content' },
  files: { by: 'members', bound: 'uploads.daily; those that no record holds are removed by `purgeOrphans`' },
  refusedFiles: {
    by: 'members',
    bound: 'uploads.daily',
    forget: { age: 'refusedFiles', since: refusedFiles.createdAt },
  },
  userDocuments: { by: 'members', bound: 'uploads.daily' },
  userChecks: { by: 'staff', bound: 'one row an application and line' },
  contributions: {
    by: 'members',
    bound: ['contributionsPerHour'],
    forget: { age: 'emptyDrafts', since: contributions.updatedAt, only: isEmptyDraft },
  },
  contributionFiles: { by: 'members', bound: 'uploads.daily' },
  questions: { by: 'members', bound: ['postsPerHour'] },
  questionFiles: { by: 'members', bound: 'uploads.daily' },
  questionFollows: { by: 'members', bound: 'one row a member and question' },
  answers: { by: 'members', bound: ['postsPerHour'] },
  helpfulMarks: { by: 'members', bound: 'one row a member and answer' },
  postReports: { by: 'members', bound: 'one row a member and post' },
  chatThreads: { by: 'members', bound: 'one row a member' },
  chatMessages: { by: 'members', bound: ['chatsPerMinute'] },
  chatFiles: { by: 'members', bound: 'uploads.daily' },
  quizAttempts: { by: 'members', bound: ['attemptsPerHour'] },
  quizSittings: {
    by: 'members',
    bound: 'one row a member and quiz',
    forget: { age: 'quizSittings', since: quizSittings.startedAt },
  },
  pollVotes: { by: 'members', bound: 'one row a member and poll' },
  enrollments: { by: 'members', bound: 'one row a member and course' },
  certificates: { by: 'members', bound: ['certificatesPerMinute'] },
  learningTime: {
    by: 'members',
    bound: 'one row a member, day and type of content',
    forget: { age: 'learningTime', since: sql`${learningTime.day}::timestamptz` },
  },
  quizRepeats: { by: 'members', bound: 'one row a member and question' },
  lessonProgress: { by: 'members', bound: 'one row a member and lesson' },
  eventRegistrations: { by: 'members', bound: 'one row a member and event' },
  calendarFeeds: { by: 'members', bound: 'one row a member' },
  visits: { by: 'members', bound: 'one row a member' },
  readingPlaces: { by: 'members', bound: 'one row a member and content' },
  notices: {
    by: 'members',
    bound: 'one row a member, kind and cause, which postsPerHour and decisions of staff hold down',
    forget: { age: 'notices', since: notices.createdAt },
  },
  folders: { by: 'members', bound: '100 rows a member' },
  savedItems: { by: 'members', bound: '2,000 rows a member' },
  annotations: {
    by: 'members',
    bound: '5,000 marks a member and document, and as many that were removed',
    forget: {
      age: 'removedMarks',
      since: annotations.changedAt,
      only: and(isNull(annotations.mark), isGoneEverywhere),
    },
  },

  // Of staff, who are few and known by name.
  roles: { by: 'staff', bound: ['userPerMinute'] },
  bulkJobs: { by: 'staff', bound: ['userPerMinute'], forget: { age: 'bulkJobs', since: bulkJobs.endedAt } },
  bulkRows: { by: 'staff', bound: 'five thousand rows a run, and they go with it' },
  customerCodes: { by: 'staff', bound: ['userPerMinute'] },
  specialities: { by: 'staff', bound: ['userPerMinute'] },
  authors: { by: 'staff', bound: ['userPerMinute'] },
  publishers: { by: 'staff', bound: ['userPerMinute'] },
  documents: { by: 'staff', bound: 'one row a PDF that a content holds; `readDocuments` forgets the others' },
  documentPages: { by: 'staff', bound: 'maxPages rows a PDF that a content holds; `readDocuments` forgets the others' },
  contentEditions: { by: 'staff', bound: ['userPerMinute'] },
  contents: { by: 'staff', bound: ['userPerMinute'] },
  quizQuestions: { by: 'staff', bound: ['userPerMinute'] },
  pollOptions: { by: 'staff', bound: ['userPerMinute'] },
  lessons: { by: 'staff', bound: ['userPerMinute'] },
  cannedAnswers: { by: 'staff', bound: '200 rows' },
  savedViews: { by: 'staff', bound: '50 rows a person and list' },
  viewDefaults: { by: 'staff', bound: 'one row a person and list' },
  siteEntries: { by: 'staff', bound: ['userPerMinute'] },
};

/** What is deleted by age, in the order of the list. */
export const forgotten = (Object.keys(growth) as TableName[]).flatMap((name) =>
  [growth[name].forget ?? []].flat().map((forget) => ({ name, table: tables[name], ...forget })),
);
