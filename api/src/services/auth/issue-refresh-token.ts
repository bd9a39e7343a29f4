import { sha256 } from '../../auth/hash';
import { refreshTokenOf } from '../../auth/refresh-token';
import { refreshTokens } from '../../db/schema';
import type { Ctx } from '../ctx';

/** Makes the next refresh token of a session and stores its hash. */
export async function issueRefreshToken(
  ctx: Ctx,
  { sessionId, parentId }: { sessionId: string; parentId?: string },
): Promise<string> {
  const id = crypto.randomUUID();
  const token = await refreshTokenOf(ctx.config, id);
  const hash = await sha256(token);
  await ctx.db.insert(refreshTokens).values({ id, sessionId, parentId, hash, createdAt: ctx.clock.now() });
  return token;
}
