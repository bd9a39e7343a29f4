import type { ReviewLine } from '@tvacha/shared-contract';
import type { DocumentKind, UploadPurpose } from '@tvacha/shared-contract/vocabulary';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
    /** Staff could not read it and have asked for a clearer copy: since when, who, and why, as the owner reads it. */
    askedAt: moment('asked_at'),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askReason: text('ask_reason'),
    /** It came in the place of one of which a clearer copy had been asked for. */
    sentAgainAt: moment('sent_again_at'),
  },
  (table) => [
    index('user_documents_user').on(table.userId, table.kind),
    index('user_documents_file').on(table.fileId),
    index('user_documents_asked_by').on(table.askedBy),
    index('user_documents_copies')
      .on(table.userId)
      .where(sql`${table.askedAt} is not null or ${table.sentAgainAt} is not null`),
  ],
);

/** Lines of an application that staff have found right, each by whom and when. */
export const userChecks = pgTable(
  'user_checks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    line: text('line').$type<ReviewLine>().notNull(),
    /** SHA-256 of what the line said: a line that was changed since is not checked any more. */
    mark: text('mark').notNull(),
    checkedBy: uuid('checked_by').references(() => users.id, { onDelete: 'set null' }),
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.line] }), index('user_checks_checked_by').on(table.checkedBy)],
);
