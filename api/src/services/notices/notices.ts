import type { NoticeRow, NoticeSettings } from '@tvacha/shared-contract';
import { noticeKinds } from '@tvacha/shared-contract/notices';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { notices, users } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import { paged } from '../paged';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { unreadOf } from './notify';

const present = (row: typeof notices.$inferSelect): NoticeRow => ({
  _id: row.id,
  kind: row.kind,
  about: { kind: row.aboutKind, _id: row.aboutId, title: row.title },
  outcome: row.outcome,
  startsAt: row.startsAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  read: row.readAt !== null,
});

/** What the caller was told of, the newest first. */
export const listNotices: Verb<'notices.list'> = async ({ ctx, input }) => {
  const own = eq(notices.userId, callerId(ctx));
  const result = await paged(input.query, {
    rows: ctx.db.select().from(notices).where(own).orderBy(desc(notices.createdAt), desc(notices.id)),
    total: () => ctx.db.$count(notices, own),
    present,
  });
  return { code: 'SUCCESS', result };
};

export const countNotices: Verb<'notices.count'> = async ({ ctx }) => {
  return { code: 'SUCCESS', result: { unread: await unreadOf(ctx, callerId(ctx)) } };
};

/** Marks one notice or all as read; the caller's other pages hear how many are left. */
export const readNotices: Verb<'notices.read'> = async ({ ctx, input }) => {
  const userId = callerId(ctx);
  const { id } = input.body;
  const own = and(eq(notices.userId, userId), id === undefined ? isNull(notices.readAt) : eq(notices.id, id));
  const readAt = sql`coalesce(${notices.readAt}, ${ctx.clock.now().toISOString()}::timestamptz)`;
  const rows = await ctx.db.update(notices).set({ readAt }).where(own).returning({ id: notices.id });
  if (id !== undefined && rows.length === 0) refuse('NOT_FOUND');
  const unread = await unreadOf(ctx, userId);
  ctx.realtime.toUser(userId, 'notice', { unread });
  return { code: 'SUCCESS', result: { unread } };
};

async function settingsOf(ctx: Ctx): Promise<NoticeSettings> {
  const [row] = await ctx.db
    .select({ muted: users.mutedNotices })
    .from(users)
    .where(eq(users.id, callerId(ctx)));
  const muted = (row ?? refuse('NOT_FOUND')).muted;
  return Object.fromEntries(noticeKinds.map((kind) => [kind, !muted.includes(kind)])) as NoticeSettings;
}

export const showNoticeSettings: Verb<'notices.settings'> = async ({ ctx }) => {
  return { code: 'SUCCESS', result: await settingsOf(ctx) };
};

/** Switches one kind on or off, whatever another tab does to the others. */
export const setNoticeKind: Verb<'notices.set'> = async ({ ctx, input }) => {
  const { kind, on } = input.body;
  const without = sql`array_remove(${users.mutedNotices}, ${kind})`;
  await ctx.db
    .update(users)
    .set({ mutedNotices: on ? without : sql`array_append(${without}, ${kind})`, updatedAt: users.updatedAt })
    .where(eq(users.id, callerId(ctx)));
  return { code: 'SUCCESS', result: await settingsOf(ctx) };
};
