import type { OfficeList } from '@tvacha/shared-contract';
import type { AnalyticsMetric, RemoteEvent } from '@tvacha/shared-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns';
import { users } from './users';

/** Customer codes that were tried and do not exist, for the desk to look into. */
export const invalidCodes = pgTable(
  'invalid_codes',
  {
    id: id(),
    code: text('code').notNull().unique(),
    tries: integer('tries').notNull().default(1),
    firstAt: moment('first_at').notNull().defaultNow(),
    lastAt: moment('last_at').notNull().defaultNow(),
    note: text('note').notNull().default(''),
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('invalid_codes_newest').on(table.lastAt, table.id),
    index('invalid_codes_resolved_by').on(table.resolvedBy),
  ],
);

/** What the site map shows after its fixed entries (NAV-13). */
export const siteEntries = pgTable('site_entries', {
  id: id(),
  title: text('title').notNull(),
  /** A path of the portal, or an https address. */
  url: text('url').notNull().unique(),
  position: integer('position').notNull(),
  visible: boolean('visible').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** How often something happened on a day of India; `key` divides a metric, for instance by kind of content. */
export const analyticsDaily = pgTable(
  'analytics_daily',
  {
    day: date('day', { mode: 'string' }).notNull(),
    metric: text('metric').$type<AnalyticsMetric>().notNull(),
    key: text('key').notNull().default(''),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.metric, table.day, table.key] })],
);

/**
 * What was searched for and not found, by day of India: words of the search of all, or cities and first digits of
 * pincodes of the doctor finder. Nobody who searched is in it.
 */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<'words' | 'city' | 'pincode'>().notNull(),
    words: text('words').notNull(),
    /** Callers, each once a day. */
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.words] })],
);

/** What browsers report of the remotes they loaded. */
export const remoteReports = pgTable(
  'remote_reports',
  {
    id: id(),
    at: createdAt(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    event: text('event').$type<RemoteEvent>().notNull(),
    /** Milliseconds, for a load. */
    took: integer('took'),
    message: text('message').notNull().default(''),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('remote_reports_newest').on(table.remote, table.at, table.id)],
);

/** Views of lists that staff keep: a name for filters, order and columns. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    list: text('list').$type<OfficeList>().notNull(),
    /** Null where whoever shared it is gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: jsonb('query').$type<Record<string, string>>().notNull(),
    shared: boolean('shared').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.userId, table.list, sql`lower(${table.name})`),
    index('saved_views_shared').on(table.list).where(sql`${table.shared}`),
  ],
);

/** The view that somebody begins a list with. */
export const viewDefaults = pgTable(
  'view_defaults',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').$type<OfficeList>().notNull(),
    viewId: uuid('view_id')
      .notNull()
      .references(() => savedViews.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] }), index('view_defaults_view').on(table.viewId)],
);
