import type { DocumentKind, UploadPurpose } from '@tvacha/shared-contract/vocabulary';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './users';

/** Every file that was uploaded; the bytes lie in the file store under `key`. */
export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    key: text('key').notNull().unique(),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    /** What its owner called it; shown, never used as a path. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    pages: integer('pages'),
    /** Of a film. */
    seconds: integer('seconds'),
    codecs: text('codecs'),
    /** Widths of the smaller copies that lie beside an image. */
    thumbnails: integer('thumbnails').array().notNull().default([]),
    createdAt: createdAt(),
    /** Null until a record holds it; such files are removed after two days. */
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.createdAt),
    index('files_orphans').on(table.claimedAt),
    index('files_same').on(table.sha256),
  ],
);
export type FileRow = typeof files.$inferSelect;

/** Files that were looked at and not taken; they count against the quota of their day and are then forgotten. */
export const refusedFiles = pgTable(
  'refused_files',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In bytes. */
    size: integer('size').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('refused_files_owner').on(table.ownerId, table.createdAt),
    index('refused_files_created').on(table.createdAt),
  ],
);

/** Papers by which a doctor shows who they are. */
export const userDocuments = pgTable(
  'user_documents',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DocumentKind>().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('user_documents_user').on(table.userId, table.kind), index('user_documents_file').on(table.fileId)],
);
