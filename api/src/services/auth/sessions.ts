import { and, count, desc, eq } from 'drizzle-orm';
import { type SessionRow, sessions } from '../../db/schema';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { endSession } from './end-session';

const present = ({ id, device, createdAt, refreshedAt, endedAt, endReason }: SessionRow, currentId?: string) => ({
  _id: id,
  current: id === currentId,
  device,
  ip: device.ip,
  createdAt: createdAt.toISOString(),
  refreshedAt: refreshedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  endReason,
});

/** Where the caller is and was logged in (SEC-27). */
export async function listSessions({
  ctx,
  input,
}: VerbCall<'auth.sessions.list'>): Promise<Answer<'auth.sessions.list'>> {
  const { page, dataPerPage } = input.query;
  const { userId = '', sessionId } = ctx.caller;
  const where = eq(sessions.userId, userId);
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(where)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(dataPerPage)
    .offset((page - 1) * dataPerPage);
  const [found] = await ctx.db.select({ total: count() }).from(sessions).where(where);
  const items = rows.map((row) => present(row, sessionId));
  return { code: 'SUCCESS', result: { items, total: found?.total ?? 0, page, dataPerPage } };
}

/** Ends a session of the caller's own; another's is not there. */
export async function endOwnSession({
  ctx,
  input,
}: VerbCall<'auth.sessions.end'>): Promise<Answer<'auth.sessions.end'>> {
  const { id } = input.body;
  const { userId = '' } = ctx.caller;
  const [own] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  if (!own) refuse('NOT_FOUND');
  await endSession(ctx, id, 'ended');
  return { code: 'SUCCESS', result: null };
}
