import { eq } from 'drizzle-orm';
import { readAccessToken } from '../../auth/access-token';
import { roles, sessions, users } from '../../db/schema';
import type { Caller, Ctx } from '../ctx';
import { refuse } from '../refuse';

/** The caller whom an access token stands for. The session row decides, so an ended session ends at once (SEC-24). */
export async function identify({ ctx, token }: { ctx: Ctx; token: string }): Promise<Caller> {
  const claims = await readAccessToken(ctx, token);
  if (!claims) refuse('SESSION_EXPIRED');
  const [found] = await ctx.db
    .select({ session: sessions, user: users, permissions: roles.permissions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(eq(sessions.id, claims.sessionId));
  if (!found || found.user.id !== claims.userId) refuse('SESSION_EXPIRED');
  const { session, user, permissions } = found;
  if (session.endReason === 'replaced') refuse('SESSION_REPLACED');
  if (session.endedAt || session.expiresAt <= ctx.clock.now() || user.approval !== 'verified')
    refuse('SESSION_EXPIRED');
  return {
    ...ctx.caller,
    userId: user.id,
    sessionId: session.id,
    role: user.role,
    type: user.type,
    roleId: permissions ? { permissions } : null,
  };
}
