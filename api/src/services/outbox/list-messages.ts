import { desc, ne } from 'drizzle-orm';
import { unseal } from '../../auth/seal';
import { outboxMessages } from '../../db/schema';
import type { Ctx } from '../ctx';
import { ownerOf } from './queue-message';

export type OutboxMessage = typeof outboxMessages.$inferSelect;

/** The newest messages of the outbox, newest first, as they are read. */
export async function listMessages({ db, config }: Pick<Ctx, 'db' | 'config'>): Promise<OutboxMessage[]> {
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(ne(outboxMessages.state, 'void'))
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(50);
  const unsealed = (row: OutboxMessage) => unseal(config, ownerOf(row.id), row.text).catch(() => '');
  return Promise.all(rows.map(async (row) => ({ ...row, text: await unsealed(row) })));
}
