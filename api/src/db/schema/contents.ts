import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import type { ContentState } from '@tvacha/shared-contract/vocabulary';
import { type SQL, sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, namesIn, tsvector, updatedAt, wordsOf } from './columns';
import { users } from './users';

export const specialities = pgTable('specialities', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull().unique(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const authors = pgTable('authors', {
  id: id(),
  name: text('name').notNull().unique(),
  about: text('about').notNull().default(''),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const publishers = pgTable('publishers', {
  id: id(),
  name: text('name').notNull().unique(),
  city: text('city').notNull().default(''),
  website: text('website').notNull().default(''),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Everything that is read, watched or attended; `details` holds what only its type has. */
export const contents = pgTable(
  'contents',
  {
    id: id(),
    type: text('type').$type<ContentType>().notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    specialityId: uuid('speciality_id').references(() => specialities.id),
    authorId: uuid('author_id').references(() => authors.id),
    publisherId: uuid('publisher_id').references(() => publishers.id),
    status: text('status').$type<ContentState>().notNull().default('published'),
    /** Patient articles only: 0 to 4 (NAV-04). */
    section: integer('section'),
    /** When what is attended begins. */
    startsAt: moment('starts_at'),
    /** The member of staff who wrote it; another one has to approve it. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    rejectionReason: text('rejection_reason'),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    fileKey: text('file_key'),
    /** Key of an uploaded cover; the drawn one of `details` stands where there is none. */
    coverKey: text('cover_key'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Whom the details name; reviewers only where they name nobody else. */
    people: jsonb('people')
      .$type<string[]>()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when ${contents.type} in ('dermatologytimes', 'quiz') then ${namesIn(contents.details, ['reviewer'])} else ${namesIn(contents.details, ['editor', 'presenter', 'host', 'teacher', 'speakers[*].name'])} end`,
      ),
    search: tsvector('search').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('plain_english', ${contents.title}), 'A') || setweight(to_tsvector('plain_english', ${contents.summary}), 'B') || setweight(${wordsOf(contents.details)}, 'D')`,
    ),
  },
  (table) => [
    uniqueIndex('contents_slug').on(table.type, table.slug),
    index('contents_list')
      .on(table.type, table.publishedOn.desc().nullsFirst(), table.id)
      .where(sql`${table.status} = 'published'`),
    index('contents_starts').on(table.type, table.startsAt),
    index('contents_queue').on(table.status, table.updatedAt, table.id),
    index('contents_speciality').on(table.specialityId, table.type),
    index('contents_author').on(table.authorId, table.type),
    index('contents_publisher').on(table.publisherId),
    index('contents_created_by').on(table.createdBy),
    index('contents_decided_by').on(table.decidedBy),
    index('contents_people').using('gin', table.people.op('jsonb_path_ops')),
    index('contents_search').using('gin', table.search),
    index('contents_title_like').using('gin', table.title.op('gin_trgm_ops')),
    index('contents_summary_like').using('gin', table.summary.op('gin_trgm_ops')),
    check('contents_section_known', sql`${table.section} between 0 and 4`),
    // Lists need not look for it, so that to count one only its index is read.
    check(
      'contents_whole',
      sql`(${table.type} <> 'ebook' or (${table.authorId} is not null and ${table.specialityId} is not null)) and (${table.type} <> 'article' or ${table.specialityId} is not null)`,
    ),
    check('contents_status_known', sql`${table.status} in ('draft', 'pending', 'published', 'rejected')`),
  ],
);
export type ContentRow = typeof contents.$inferSelect;

/** How often each piece was opened; beside `contents`, so that counting never waits for an editor. */
export const contentReads = pgTable('content_reads', {
  contentId: uuid('content_id')
    .primaryKey()
    .references(() => contents.id, { onDelete: 'cascade' }),
  count: integer('count').notNull().default(0),
});
/** The same by day of India, for what is read most of late. */
export const contentReadsDaily = pgTable(
  'content_reads_daily',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.day] }),
    index('content_reads_daily_day').on(table.day, table.contentId, table.count),
  ],
);
