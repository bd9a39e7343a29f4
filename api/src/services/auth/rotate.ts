import { and, eq, isNull } from 'drizzle-orm';
import { refreshTokenOf } from '../../auth/refresh-token';
import { refreshTokens, sessions } from '../../db/schema';
import { type Ctx, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import { issueRefreshToken } from './issue-refresh-token';

/**
 * Spends a refresh token for its successor. Of many callers at once one wins; the others, and a caller whose
 * answer was lost, get that same successor within the grace and as long as it is unused. Null means theft.
 * @param quiet whether nobody was there, so that the rest of the session goes on (SEC-23)
 */
export function rotate(ctx: Ctx, token: { id: string; sessionId: string }, quiet: boolean): Promise<string | null> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const [won] = await ctx.db
      .update(refreshTokens)
      .set({ rotatedAt: now })
      .where(and(eq(refreshTokens.id, token.id), isNull(refreshTokens.rotatedAt)))
      .returning({ id: refreshTokens.id });
    if (!won) return successorInGrace(ctx, token.id);
    const [live] = await ctx.db
      .update(sessions)
      .set(quiet ? { refreshedAt: sessions.refreshedAt } : { refreshedAt: now })
      .where(and(eq(sessions.id, token.sessionId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id });
    if (!live) refuse('SESSION_EXPIRED');
    return issueRefreshToken(ctx, { sessionId: token.sessionId, parentId: token.id });
  });
}

async function successorInGrace(ctx: Ctx, id: string): Promise<string | null> {
  const [successor] = await ctx.db.select().from(refreshTokens).where(eq(refreshTokens.parentId, id));
  if (!successor || successor.rotatedAt) return null;
  const age = ctx.clock.now().getTime() - successor.createdAt.getTime();
  return age <= ctx.config.refreshGrace ? refreshTokenOf(ctx.config, successor.id) : null;
}
