import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns';

/** Who did what to which record; rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** One after the other without a gap. */
    seq: bigint('seq', { mode: 'number' }).notNull().unique(),
    /** SHA-256 over this row and the hash of the one before it, so that a change anywhere shows (SEC-43). */
    hash: text('hash').notNull(),
    at: createdAt(),
    /** Null where nobody was signed in. */
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    ip: text('ip').notNull().default(''),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectType, table.subjectId),
    index('audit_log_at').on(table.at),
    index('audit_log_actor').on(table.actorId, table.seq),
  ],
);

/** The end of the audit log's chain; one row, which writers take turns at. */
export const auditHead = pgTable('audit_head', {
  id: integer('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});

/** Mail and SMS of a development server, which sends none. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_messages_newest').on(table.createdAt, table.id)],
);

/** Facts about this database, for instance that it was seeded. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: updatedAt(),
});
