import type { PlaceAt } from '@tvacha/shared-contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
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

/** Where somebody is in a piece; on whichever device they saw it last. */
export const readingPlaces = pgTable(
  'reading_places',
  {
    userId: userId(),
    contentId: contentId(),
    at: jsonb('at').$type<PlaceAt>().notNull(),
    part: integer('part').notNull(),
    of: integer('of').notNull(),
    /** How far they ever were, from 0 to 1: who begins anew has read it all the same. */
    furthest: real('furthest').notNull().default(0),
    /** How long it was open in all. */
    seconds: integer('seconds').notNull().default(0),
    seenAt: moment('seen_at').notNull(),
    /** When time was counted last. */
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('reading_places_content').on(table.contentId),
    index('reading_places_seen').on(table.userId, table.seenAt),
  ],
);

/** When somebody last looked at their dashboard, and when they had before this visit (docs/decisions/0040). */
export const visits = pgTable('visits', {
  userId: userId().primaryKey(),
  lookedAt: moment('looked_at').notNull(),
  before: moment('before'),
});

export const folders = pgTable(
  'folders',
  { id: id(), userId: userId(), name: text('name').notNull(), createdAt: createdAt() },
  (table) => [uniqueIndex('folders_name').on(table.userId, sql`lower(${table.name})`)],
);

/** Bookmarks; one a person and piece. */
export const savedItems = pgTable(
  'saved_items',
  {
    id: id(),
    userId: userId(),
    contentId: contentId(),
    folderId: uuid('folder_id').references(() => folders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_items_once').on(table.userId, table.contentId),
    index('saved_items_content').on(table.contentId),
    index('saved_items_folder').on(table.folderId),
  ],
);
