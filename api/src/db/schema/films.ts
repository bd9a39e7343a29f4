import type { Captions, Chapter } from '@tvacha/shared-contract';
import { type SQL, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { tsvector, wordsOf } from './columns';
import { contents } from './contents';
import { files } from './files';

/** The film of a guide, or the recording of what is over, with what belongs to it. */
export const films = pgTable(
  'films',
  {
    contentId: uuid('content_id')
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    posterId: uuid('poster_id').references(() => files.id, { onDelete: 'set null' }),
    captions: jsonb('captions').$type<Captions[]>().notNull().default([]),
    /** Of a recording; those of a guide stand in its details. */
    chapters: jsonb('chapters').$type<Chapter[]>().notNull().default([]),
    /** What is said in it, and what its parts are called. */
    search: tsvector('search').generatedAlwaysAs(
      (): SQL => sql`${wordsOf(films.captions, ['text'])} || ${wordsOf(films.chapters, ['title'])}`,
    ),
  },
  (table) => [
    index('films_file').on(table.fileId),
    index('films_poster').on(table.posterId),
    index('films_search').using('gin', table.search),
  ],
);
export type FilmRow = Omit<typeof films.$inferSelect, 'search'>;
