import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TemplateName } from '../../notify/templates';
import { createdAt, id, moment, updatedAt } from './columns';

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
    index('audit_log_action').on(sql`${table.action} text_pattern_ops`, table.seq),
    // Without the list that a write now and then works off at once: a second, in which nobody else could write.
    index('audit_log_search')
      .using('gin', table.action.op('gin_trgm_ops'), sql`(${table.details}::text) gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
);

/** The end of the audit log's chain; one row, which writers take turns at. */
export const auditHead = pgTable('audit_head', {
  id: integer('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});

/**
 * Mail and SMS, written in the transaction of what they tell of and sent by whichever process takes them first. What
 * they say is sealed, as a code must not be read from the database.
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    recipient: text('recipient').notNull(),
    /** What it was made from; none where it has words of its own. */
    template: text('template').$type<TemplateName>(),
    subject: text('subject'),
    /** Sealed, bound to this row. */
    text: text('text').notNull(),
    /** `void`: nobody gets it; it is written so that time tells nothing. */
    state: text('state').$type<'waiting' | 'delivered' | 'dead' | 'void'>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed, without a person. */
    reason: text('reason'),
    createdAt: createdAt(),
    /** When it may be taken; of one that is being sent, when another process may take it over. */
    dueAt: moment('due_at').notNull(),
    /** When it is of no use any more, as a code after its life. */
    expiresAt: moment('expires_at'),
    /** When it was delivered or given up. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('outbox_messages_newest').on(table.createdAt, table.id),
    index('outbox_messages_due').on(table.channel, table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('outbox_messages_dead').on(table.createdAt, table.id).where(sql`${table.state} = 'dead'`),
    index('outbox_messages_recipient').on(table.recipient),
  ],
);

/** Facts about this database, for instance that it was seeded. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: updatedAt(),
});
