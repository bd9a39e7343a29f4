import { eq } from 'drizzle-orm';
import { signAccessToken } from '../../auth/access-token';
import { sha256 } from '../../auth/hash';
import { refreshTokens, type SessionRow, sessions, type UserRow, users } from '../../db/schema';
import { compose } from '../../notify/compose';
import { type Ctx, inTransaction } from '../ctx';
import { queueMessage } from '../outbox/queue-message';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { endSession } from './end-session';
import { rotate } from './rotate';
import { isSameDevice } from './same-device';
import { lifeOf } from './start-session';

/** Exchanges a refresh token. A spent or stolen one ends the whole session (SEC-18, SEC-19). */
export async function refresh({ ctx, input }: VerbCall<'auth.refresh'>): Promise<Answer<'auth.refresh'>> {
  const hash = await sha256(input.body.refreshToken);
  const [found] = await ctx.db
    .select({ token: refreshTokens, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, hash));
  if (!found) refuse('SESSION_EXPIRED');
  const { token, session, user } = found;
  if (session.endReason === 'replaced') refuse('SESSION_REPLACED');
  if (session.endedAt) refuse('SESSION_EXPIRED');
  const now = ctx.clock.now().getTime();
  const { idle } = lifeOf(ctx, user);
  const idleUntil = session.refreshedAt.getTime() + idle;
  if (user.approval !== 'verified' || session.expiresAt.getTime() <= now || idleUntil <= now) {
    await endSession(ctx, session.id, 'expired');
    refuse('SESSION_EXPIRED');
  }
  if (!(await isSameDevice(ctx, session))) return endStolen(ctx, session, user);
  const { quiet = false } = input.body;
  const refreshToken = await rotate(ctx, token, quiet);
  if (!refreshToken) return endStolen(ctx, session, user);
  const access = await signAccessToken(ctx, {
    userId: user.id,
    sessionId: session.id,
    usedAt: quiet ? session.refreshedAt : ctx.clock.now(),
    idle,
    expiresAt: session.expiresAt,
  });
  return { code: 'ACCESS_TOKEN', result: { refreshToken }, token: access };
}

/** Whoever it was, the owner is told, once (SEC-19). */
async function endStolen(ctx: Ctx, { id }: SessionRow, { email, demo }: UserRow): Promise<never> {
  await inTransaction(ctx, async (tx) => {
    const wasOpen = await endSession(tx, id, 'reuse');
    if (wasOpen && !demo)
      await queueMessage(tx, compose('account.session-stolen', { channel: 'email', to: email }, {}));
  });
  return refuse('SESSION_EXPIRED');
}
