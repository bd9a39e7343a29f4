import type { Mark } from '@tvacha/shared-contract';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** What people write into documents. A mark that was removed stays for a while without its body (PDF-02). */
export const annotations = pgTable(
  'annotations',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the file in base64url. */
    document: text('document').notNull(),
    /** Made where the mark was drawn, and therefore unique for its person alone. */
    id: uuid('id').notNull(),
    revision: integer('revision').notNull(),
    mark: jsonb('mark').$type<Mark>(),
    /** Counted up within a person's document, so that another device asks for what it has not seen. */
    serial: bigint('serial', { mode: 'number' }).notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.document, table.id] }),
    index('annotations_serial').on(table.userId, table.document, table.serial),
    index('annotations_changed').on(table.changedAt),
  ],
);
