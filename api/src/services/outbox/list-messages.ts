import { desc } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { outboxMessages } from '../../db/schema';

export type OutboxMessage = typeof outboxMessages.$inferSelect;

/** The newest messages of the outbox, newest first. */
export const listMessages = (db: Db): Promise<OutboxMessage[]> =>
  db.select().from(outboxMessages).orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id)).limit(50);
