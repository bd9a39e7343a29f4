import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { sessions, users } from '../../db/schema';
import type { Ctx } from '../ctx';

/** Which of these sessions are still good. */
export async function liveSessions({ ctx, ids }: { ctx: Ctx; ids: string[] }): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, ids),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, ctx.clock.now()),
        eq(users.approval, 'verified'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
