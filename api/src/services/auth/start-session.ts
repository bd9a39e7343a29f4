import { isStaff } from '@tvacha/shared-contract/roles';
import { and, eq, isNull } from 'drizzle-orm';
import { signAccessToken } from '../../auth/access-token';
import { randomToken, sha256 } from '../../auth/hash';
import { sessions, type UserRow, users } from '../../db/schema';
import { audit } from '../audit';
import { type Ctx, inTransaction } from '../ctx';
import { bump } from '../telemetry/bump';
import { issueRefreshToken } from './issue-refresh-token';

/** Logs a user in here and out everywhere else; the device that must go is told (SES-04, SEC-25). */
export async function startSession(ctx: Ctx, user: UserRow) {
  const deviceCookie = randomToken();
  const { absolute, idle } = lifeOf(ctx, user);
  const { replaced, sessionId, refreshToken, usedAt, expiresAt } = await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    // Logins of one user wait for each other here, so that each replaces the one before it.
    await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const replaced = await ctx.db
      .update(sessions)
      .set({ endedAt: now, endReason: 'replaced' })
      .where(and(eq(sessions.userId, user.id), isNull(sessions.endedAt)))
      .returning({ id: sessions.id, device: sessions.device });
    const sessionId = crypto.randomUUID();
    const expiresAt = new Date(now.getTime() + absolute);
    await ctx.db.insert(sessions).values({
      id: sessionId,
      userId: user.id,
      device: ctx.caller.device.details,
      deviceHash: ctx.config.deviceBinding ? await sha256(deviceCookie) : null,
      createdAt: now,
      refreshedAt: now,
      expiresAt,
    });
    const refreshToken = await issueRefreshToken(ctx, { sessionId });
    await audit(ctx, { action: 'login', subjectType: 'session', subjectId: sessionId, actorId: user.id });
    return { replaced, sessionId, refreshToken, usedAt: now, expiresAt };
  });
  bump(ctx, 'logins', isStaff(user.role) ? 'staff' : user.role);
  for (const { id, device } of replaced) {
    const { ip, platform, appVersion } = device;
    ctx.realtime.toSession(id, 'login', { ip, platform, appVersion });
    ctx.realtime.closeSession(id);
  }
  const { id: _id, customerId, role, firstLogin } = user;
  return {
    result: { _id, customerId, role, refreshToken, firstLogin },
    token: await signAccessToken(ctx, { userId: _id, sessionId, usedAt, idle, expiresAt }),
    deviceCookie,
  };
}

/** How long a session of this user may live, in all and without being used. */
export function lifeOf({ config }: Ctx, { role, demo }: Pick<UserRow, 'role' | 'demo'>) {
  if (demo) return config.sessionLife.demo;
  return isStaff(role) ? config.sessionLife.staff : config.sessionLife.member;
}
