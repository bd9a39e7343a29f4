import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
    supersededAt: moment('superseded_at'),
  },
  (table) => [
    uniqueIndex('otp_challenges_one_open')
      .on(table.contact, table.purpose)
      .where(sql`${table.consumedAt} is null and ${table.supersededAt} is null`),
    index('otp_challenges_recent').on(table.contact, table.createdAt),
    index('otp_challenges_age').on(table.createdAt),
  ],
);

/** Codes on the cards that invite a doctor to register. */
export const customerCodes = pgTable('customer_codes', {
  id: id(),
  code: text('code').notNull().unique(),
  usedBy: uuid('used_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  usedAt: moment('used_at'),
});

/** Counters of how often something was tried, by key and window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
