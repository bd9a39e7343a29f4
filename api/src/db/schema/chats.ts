import { type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns';
import { files } from './files';
import { users } from './users';

/** One talk of each member with the team. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    closedAt: moment('closed_at'),
    lastAt: moment('last_at').notNull().defaultNow(),
    /** When the member wrote what the team has not answered yet; the first of it. */
    waitingSince: moment('waiting_since'),
    createdAt: createdAt(),
  },
  (table) => [
    index('chat_threads_waiting').on(table.waitingSince, table.id),
    index('chat_threads_newest').on(table.lastAt, table.id),
    index('chat_threads_assigned_to').on(table.assignedTo),
  ],
);

/** What a member has said and nobody of the team has seen. */
export const isUnseen = ({ fromStaff, readAt }: Record<'fromStaff' | 'readAt', SQLWrapper>) =>
  sql`(not ${fromStaff} and ${readAt} is null)`;

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    fromStaff: boolean('from_staff').notNull(),
    /** What staff wrote for each other: the member is never shown it, nor told of it. */
    isNote: boolean('is_note').notNull().default(false),
    text: text('text').notNull(),
    createdAt: createdAt(),
    /** When the other side saw it. */
    readAt: moment('read_at'),
  },
  (table) => [
    index('chat_messages_thread').on(table.threadId, table.createdAt, table.id),
    index('chat_messages_sender').on(table.senderId),
    index('chat_messages_unseen').on(table.threadId, table.createdAt).where(isUnseen(table)),
    index('chat_messages_search').using('gin', table.text.op('gin_trgm_ops')),
  ],
);

/** Pictures and PDFs of a message, in their order. */
export const chatFiles = pgTable(
  'chat_files',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.fileId] }), index('chat_files_file').on(table.fileId)],
);

/** Answers that staff give often, by the name under which they look for them; `{name}` in one is the member's. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: id(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('canned_answers_name').on(sql`lower(${table.name})`)],
);

/** What people send through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    handledAt: moment('handled_at'),
    handledBy: uuid('handled_by').references(() => users.id, { onDelete: 'set null' }),
    /** What was done about it, for staff. */
    handledNote: text('handled_note'),
  },
  (table) => [
    index('contact_messages_newest').on(table.createdAt, table.id),
    index('contact_messages_user').on(table.userId),
    index('contact_messages_handled_by').on(table.handledBy),
  ],
);
