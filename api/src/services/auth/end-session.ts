import { and, eq, isNull } from 'drizzle-orm';
import { type SessionEnd, sessions } from '../../db/schema';
import { audit } from '../audit';
import { type Ctx, inTransaction } from '../ctx';

/**
 * Ends a session for API and sockets alike; one that has ended keeps its first reason.
 * @returns whether it was still open
 */
export async function endSession(ctx: Ctx, sessionId: string, reason: SessionEnd): Promise<boolean> {
  const wasOpen = await inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .update(sessions)
      .set({ endedAt: ctx.clock.now(), endReason: reason })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
      .returning({ userId: sessions.userId });
    if (!ended) return false;
    const action = `session.${reason}`;
    await audit(ctx, { action, subjectType: 'session', subjectId: sessionId, actorId: ended.userId });
    return true;
  });
  ctx.realtime.closeSession(sessionId);
  return wasOpen;
}
