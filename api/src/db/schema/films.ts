import type { Captions, Chapter } from '@tvacha/shared-contract';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [index('films_file').on(table.fileId), index('films_poster').on(table.posterId)],
);
export type FilmRow = typeof films.$inferSelect;
