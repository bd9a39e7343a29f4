import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './users';

/** What a one-time code was sent for; a code is good for nothing else (SEC-06). */
export const otpPurposes = ['register-phone', 'register-email', 'login', 'change', 'reset', 'demo', 'prove'] as const;
export type OtpPurpose = (typeof otpPurposes)[number];

export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: id(),
    /** The phone number or email address the code went to. */
    contact: text('contact').notNull(),
    purpose: text('purpose').$type<OtpPurpose>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    /** SHA-256 of the cookie of the browser that asked (SEC-06); empty where the deployment binds to none. */
    browserHash: text('browser_hash').notNull().default(''),
    /** Asked for in a browser in which this person was logged in before; those are counted by themselves. */
    known: boolean('known').notNull().default(false),
    /** By the browser that asked. */
    tries: integer('tries').notNull().default(0),
    /** By any other. */
    strangerTries: integer('stranger_tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
    supersededAt: moment('superseded_at'),
  },
  (table) => [
    uniqueIndex('otp_challenges_one_open')
      .on(table.contact, table.purpose, table.browserHash)
      .where(sql`${table.consumedAt} is null and ${table.supersededAt} is null`),
    index('otp_challenges_recent').on(table.contact, table.createdAt),
    index('otp_challenges_age').on(table.createdAt),
    index('otp_challenges_user').on(table.userId),
  ],
);

/** Codes on the cards that invite a doctor to register. */
export const customerCodes = pgTable(
  'customer_codes',
  {
    id: id(),
    code: text('code').notNull().unique(),
    usedBy: uuid('used_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (table) => [index('customer_codes_used_by').on(table.usedBy)],
);

/** Logins and proofs that failed, by account; kept only as a keyed hash of the account (SEC-11). */
export const loginFailures = pgTable('login_failures', {
  key: text('key').primaryKey(),
  /** In the day that began at `since`. */
  today: integer('today').notNull().default(0),
  since: moment('since').notNull(),
  /** Since the last success. */
  total: integer('total').notNull().default(0),
  restsUntil: moment('rests_until'),
});
