import type { SearchKind } from '@tvacha/shared-contract';
import type { NoticeKind, NoticeOutcome } from '@tvacha/shared-contract/notices';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { notices, users } from '../../db/schema';
import { afterCommit, type Ctx } from '../ctx';

interface Told {
  /** Whom; nobody where the account is erased or the caller did it themselves. */
  userId: string | null;
  kind: NoticeKind;
  /** What brought it about: of one cause a member is told once. A decision is each time another one. */
  causeId?: string;
  about: { kind: SearchKind; _id: string; title: string };
  outcome?: NoticeOutcome;
}

/** How much a member has not read. */
export const unreadOf = ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<number> =>
  db.$count(notices, and(eq(notices.userId, userId), isNull(notices.readAt)));

/** Tells the open pages of a member how much they have not read. It is not awaited: the count is fetched as well. */
export function sayUnread({ db, realtime }: Pick<Ctx, 'db' | 'realtime'>, userId: string): void {
  unreadOf({ db }, userId).then(
    (unread) => realtime.toUser(userId, 'notice', { unread }),
    () => undefined,
  );
}

/**
 * Tells a member of something at the bell, unless they switched its kind off (docs/decisions/0045). Their open pages
 * hear of it once the transaction has committed.
 * @param ctx of the transaction that does what is told of
 */
export async function notify(ctx: Ctx, { userId, kind, causeId, about, outcome }: Told): Promise<void> {
  if (userId === null || userId === ctx.caller.userId) return;
  const [member] = await ctx.db
    .select({ muted: users.mutedNotices })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  if (!member || member.muted.includes(kind)) return;
  const added = await ctx.db
    .insert(notices)
    .values({
      userId,
      kind,
      causeId: causeId ?? crypto.randomUUID(),
      aboutKind: about.kind,
      aboutId: about._id,
      title: about.title,
      outcome,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  if (added.length === 0) return;
  const unread = await unreadOf(ctx, userId);
  afterCommit(ctx, () => ctx.realtime.toUser(userId, 'notice', { unread }));
}
