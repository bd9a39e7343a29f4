import { and, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '../../db/schema';
import type { Ctx } from '../ctx';
import { isSameDevice } from './same-device';

/** Whether this browser is the one in which the user is logged in now; a link passed on is worth nothing. */
export async function mayReadFiles({ ctx, userId }: { ctx: Ctx; userId: string }): Promise<boolean> {
  const [session] = await ctx.db
    .select({ deviceHash: sessions.deviceHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.clock.now())));
  return session !== undefined && isSameDevice(ctx, session);
}
