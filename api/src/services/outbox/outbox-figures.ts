import { count, eq, min, or } from 'drizzle-orm';
import { outboxMessages } from '../../db/schema';
import type { Ctx } from '../ctx';

export interface OutboxFigures {
  waiting: number;
  /** How long the oldest of them has waited, in seconds; 0 where none waits. */
  oldest: number;
  dead: number;
}

/** How the outbox fares, for whoever watches the server. */
export async function outboxFigures({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<OutboxFigures> {
  const rows = await db
    .select({ state: outboxMessages.state, total: count(), since: min(outboxMessages.createdAt) })
    .from(outboxMessages)
    .where(or(eq(outboxMessages.state, 'waiting'), eq(outboxMessages.state, 'dead')))
    .groupBy(outboxMessages.state);
  const waiting = rows.find(({ state }) => state === 'waiting');
  return {
    waiting: waiting?.total ?? 0,
    oldest: waiting?.since ? Math.max(0, (clock.now().getTime() - waiting.since.getTime()) / 1000) : 0,
    dead: rows.find(({ state }) => state === 'dead')?.total ?? 0,
  };
}
