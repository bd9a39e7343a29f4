import { and, eq, gt, isNull } from 'drizzle-orm';
import { sha256 } from '../../auth/hash';
import { sessions } from '../../db/schema';
import type { Ctx } from '../ctx';

/** Whether this browser is the one in which the user is logged in now; a link passed on is worth nothing. */
export async function mayReadFiles({ ctx, userId }: { ctx: Ctx; userId: string }): Promise<boolean> {
  const [session] = await ctx.db
    .select({ deviceHash: sessions.deviceHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.clock.now())));
  if (!session) return false;
  if (!ctx.config.deviceBinding) return true;
  const { cookie } = ctx.caller.device;
  return cookie !== undefined && session.deviceHash === (await sha256(cookie));
}
