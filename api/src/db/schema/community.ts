import type { Note } from '@tvacha/shared-contract';
import type { ConsentKind } from '@tvacha/shared-contract/consents';
import type { BodySite, ContributionKind, ContributionState, SkinTone } from '@tvacha/shared-contract/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns';
import { specialities } from './contents';
import { files } from './files';
import { users } from './users';

const authorId = () => uuid('user_id').references(() => users.id, { onDelete: 'set null' });

/** What somebody agreed to: the exact words they saw, in which version and language. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ConsentKind>().notNull(),
    version: text('version').notNull(),
    locale: text('locale').notNull().default('en'),
    text: text('text').notNull(),
    /** The record it was given for, where it is for one. */
    subjectId: uuid('subject_id'),
    givenAt: moment('given_at').notNull().defaultNow(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('consents_user').on(table.userId, table.kind), index('consents_subject').on(table.subjectId)],
);

/** Cases and images that doctors share. */
export const contributions = pgTable(
  'contributions',
  {
    id: id(),
    userId: authorId(),
    kind: text('kind').$type<ContributionKind>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    diagnosis: text('diagnosis').notNull().default(''),
    bodySite: text('body_site').$type<BodySite>(),
    skinTone: text('skin_tone').$type<SkinTone>(),
    specialityId: uuid('speciality_id').references(() => specialities.id),
    /** What only its kind has, checked by the contract: history, findings, treatment, site of the body … */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** Whether the contributor owns the rights; without them nothing is taken. */
    ownsRights: boolean('owns_rights').notNull(),
    status: text('status').$type<ContributionState>().notNull().default('pending'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    rejectionReason: text('rejection_reason'),
    /** What the team wants changed, where it was returned. */
    notes: jsonb('notes').$type<Note[]>().notNull().default([]),
    /** Goes up with each change of its author and each decision. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('contributions_speciality').on(table.specialityId),
    index('contributions_decided_by').on(table.decidedBy),
    index('contributions_list').on(table.kind, table.status, table.createdAt, table.id),
    index('contributions_user').on(table.userId, table.createdAt),
    index('contributions_title_like').using('gin', table.title.op('gin_trgm_ops')),
    index('contributions_search').using(
      'gin',
      sql`to_tsvector('plain_english', ${table.title} || ' ' || ${table.diagnosis} || ' ' || ${table.summary})`,
    ),
    check(
      'contributions_status_known',
      sql`${table.status} in ('draft', 'pending', 'returned', 'published', 'rejected', 'withdrawn')`,
    ),
  ],
);
export type ContributionRow = typeof contributions.$inferSelect;

export const contributionFiles = pgTable(
  'contribution_files',
  {
    contributionId: uuid('contribution_id')
      .notNull()
      .references(() => contributions.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    caption: text('caption').notNull().default(''),
    /** Its author found no face, tattoo, name or label in it. */
    checked: boolean('checked').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.contributionId, table.fileId] }),
    index('contribution_files_file').on(table.fileId),
  ],
);
