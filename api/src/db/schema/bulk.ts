import type { BulkAction, BulkRefusal, BulkRowState, BulkState } from '@tvacha/shared-contract/bulk';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './users';

/** What an action is given beside whom it is about. */
export interface BulkGiven {
  reason?: string;
  role?: 'doctor' | 'patient' | 'admin' | 'subAdmin';
  roleId?: string | null;
}

/** Actions on many accounts, each carried out by whichever process takes it first (docs/decisions/0062). */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: id(),
    action: text('action').$type<BulkAction>().notNull(),
    given: jsonb('given').$type<BulkGiven>().notNull(),
    /** The token of its dry run, which begins no second one. */
    token: text('token').notNull().unique(),
    state: text('state').$type<BulkState>().notNull().default('running'),
    stopped: text('stopped').$type<'rights'>(),
    total: integer('total').notNull(),
    /** In whose name and with whose rights. */
    startedBy: uuid('started_by')
      .notNull()
      .references(() => users.id),
    ip: text('ip').notNull(),
    createdAt: createdAt(),
    /** When it may be taken; while a process works on it, when another may take it over. */
    dueAt: moment('due_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('bulk_jobs_newest').on(table.createdAt, table.id),
    index('bulk_jobs_due').on(table.dueAt).where(sql`${table.state} = 'running'`),
    index('bulk_jobs_started_by').on(table.startedBy),
  ],
);

/** The accounts of a run, each as it was seen, and what became of it. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => bulkJobs.id, { onDelete: 'cascade' }),
    /** No key to the account: what became of one that was deleted stays. */
    userId: uuid('user_id').notNull(),
    /** The `updated_at` of the account when it was chosen. */
    seen: moment('seen').notNull(),
    state: text('state').$type<BulkRowState>().notNull().default('waiting'),
    why: text('why').$type<BulkRefusal>(),
    at: moment('at'),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index('bulk_rows_state').on(table.jobId, table.state, table.userId),
  ],
);
export type BulkJobRow = typeof bulkJobs.$inferSelect;
