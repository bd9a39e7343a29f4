import { and, eq, isNull, ne } from 'drizzle-orm';
import { type SessionEnd, sessions } from '../../db/schema';
import { afterCommit, type Ctx } from '../ctx';

/**
 * Ends every session of a user, for API and sockets alike, from the next call on (SEC-24). Call it in the transaction
 * of what makes it needful; sockets are closed when that has committed, so that none comes back meanwhile.
 * @param spare a session that goes on, for instance the one in which the password was changed
 */
export async function endSessionsOf(
  ctx: Pick<Ctx, 'db' | 'clock' | 'realtime'>,
  userId: string,
  reason: SessionEnd,
  spare?: string,
): Promise<void> {
  const ended = await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.clock.now(), endReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), spare ? ne(sessions.id, spare) : undefined))
    .returning({ id: sessions.id });
  afterCommit(ctx, () => {
    for (const { id } of ended) ctx.realtime.closeSession(id);
  });
}
