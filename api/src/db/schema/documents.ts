import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { moment, tsvector } from './columns';
import { contents } from './contents';

/** A PDF that some content holds, and what the server has read of it; the bytes lie in the file store under `key`. */
export const documents = pgTable(
  'documents',
  {
    key: text('key').primaryKey(),
    /** None until it was looked at. */
    sha256: text('sha256'),
    /** How many pages have been read; all of them once `readAt` is there. */
    pages: integer('pages').notNull().default(0),
    /** Null until its pages are kept. */
    readAt: moment('read_at'),
    /** Where the copy lies that is quick to read in parts; none of a file that comes whole. */
    copyKey: text('copy_key'),
    /** How often it could not be read, and when that was tried last. */
    tries: integer('tries').notNull().default(0),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [index('documents_sha256').on(table.sha256)],
);

/** The pages of what was read, once for each file, however many contents hold it. */
export const documentPages = pgTable(
  'document_pages',
  {
    sha256: text('sha256').notNull(),
    /** From 1. */
    page: integer('page').notNull(),
    /** In points, as the page is shown. */
    width: real('width').notNull(),
    height: real('height').notNull(),
    rotation: integer('rotation').notNull(),
    /** Left, bottom, right and top in points, as it lies in the file. */
    box: real('box').array().notNull(),
    label: text('label'),
    text: text('text').notNull(),
    /** The text as words are compared: without case, accents and ends of lines. */
    folded: text('folded').notNull(),
    search: tsvector('search').generatedAlwaysAs(
      // Joined anew what the end of a line has halved.
      (): SQL =>
        sql`to_tsvector('plain_english', regexp_replace(${documentPages.text}, '([[:lower:]])-\n(?=[[:lower:]])', '\\1', 'g'))`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.sha256, table.page] }),
    index('document_pages_search').using('gin', table.search),
    check('document_pages_counted', sql`${table.page} >= 1`),
  ],
);

/** Files that a content had before its present one, so that what was written into them is found again (PDF-02). */
export const contentEditions = pgTable(
  'content_editions',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** SHA-256 of the file in base64url. */
    document: text('document').notNull(),
    replacedAt: moment('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.document] })],
);
