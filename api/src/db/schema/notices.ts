import type { SearchKind } from '@tvacha/shared-contract';
import type { NoticeKind, NoticeOutcome } from '@tvacha/shared-contract/notices';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './users';

/** What a member is told of at the bell. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** What brought it about: of one cause a member is told once. */
    causeId: uuid('cause_id').notNull(),
    aboutKind: text('about_kind').$type<SearchKind>().notNull(),
    aboutId: uuid('about_id').notNull(),
    title: text('title').notNull(),
    outcome: text('outcome').$type<NoticeOutcome>(),
    startsAt: moment('starts_at'),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notices_cause').on(table.userId, table.kind, table.causeId),
    index('notices_newest').on(table.userId, table.createdAt, table.id),
  ],
);
