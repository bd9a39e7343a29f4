import { eq, sql } from 'drizzle-orm';
import { readAccessToken } from '../../auth/access-token';
import { readScopedToken } from '../../auth/scoped-token';
import type { Db } from '../../db/db';
import { prepared } from '../../db/prepared';
import { roles, sessions, users } from '../../db/schema';
import type { Caller, Ctx } from '../ctx';
import { refuse } from '../refuse';
import { fingerprintOf } from './issue-scoped-token';
import { isSameDevice } from './same-device';

const sessionById = (db: Db, id: string) =>
  prepared(db, 'session_by_id', (name) =>
    db
      .select({
        session: {
          id: sessions.id,
          endedAt: sessions.endedAt,
          endReason: sessions.endReason,
          expiresAt: sessions.expiresAt,
          createdAt: sessions.createdAt,
          deviceHash: sessions.deviceHash,
          provedAt: sessions.provedAt,
        },
        user: {
          id: users.id,
          role: users.role,
          type: users.type,
          approval: users.approval,
          permissions: users.permissions,
          firstLogin: users.firstLogin,
          demo: users.demo,
        },
        permissions: roles.permissions,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(roles, eq(roles.id, users.roleId))
      .where(eq(sessions.id, sql.placeholder('id')))
      .prepare(name),
  ).execute({ id });

/** The caller whom an access token stands for. The session row decides, so an ended session ends at once (SEC-24). */
export async function identify({ ctx, token }: { ctx: Ctx; token: string }): Promise<Caller> {
  const claims = await readAccessToken(ctx, token);
  if (!claims) return identifyByScopedToken(ctx, token);
  const [found] = await sessionById(ctx.db, claims.sessionId);
  if (!found || found.user.id !== claims.userId) refuse('SESSION_EXPIRED');
  const { session, user, permissions } = found;
  if (session.endReason === 'replaced') refuse('SESSION_REPLACED');
  if (session.endedAt || session.expiresAt <= ctx.clock.now() || user.approval !== 'verified')
    refuse('SESSION_EXPIRED');
  // The owner's session goes on: whoever holds a copy of its token must not be able to end it.
  if (!(await isSameDevice(ctx, session))) refuse('SESSION_EXPIRED');
  // A list of the person's own replaces that of their role (PERM-01).
  const granted = user.permissions ?? permissions;
  return {
    ...ctx.caller,
    userId: user.id,
    sessionId: session.id,
    role: user.role,
    type: user.type,
    roleId: granted ? { permissions: granted } : null,
    loggedInAt: session.createdAt,
    ...(session.provedAt ? { provedAt: session.provedAt } : {}),
    isFirstLogin: user.firstLogin,
    isDemo: user.demo,
  };
}

/** A person without a session. The mark tells a scoped token that was used or overtaken from one that still counts. */
async function identifyByScopedToken(ctx: Ctx, token: string): Promise<Caller> {
  const scopedToken = await readScopedToken(ctx, token);
  if (!scopedToken) refuse('SESSION_EXPIRED');
  const [user] = await ctx.db.select().from(users).where(eq(users.id, scopedToken.userId));
  if (!user || scopedToken.mark !== (await fingerprintOf(user, scopedToken.scope))) refuse('SESSION_EXPIRED');
  return { ...ctx.caller, scopedToken: scopedToken.scope, scopedTokenOf: user.id };
}
