import { and, eq } from 'drizzle-orm';
import { eventRegistrations } from '../../db/schema';
import type { Ctx } from '../ctx';

interface Meeting {
  id: string;
  startsAt: Date | null;
}

/** Whether the caller comes, and the link to join: for those who come, until the meeting is over. */
export async function meetingOf(ctx: Ctx, { id, startsAt }: Meeting, details: Record<string, unknown>) {
  const { userId } = ctx.caller;
  const rows = userId
    ? await ctx.db
        .select({ contentId: eventRegistrations.contentId })
        .from(eventRegistrations)
        .where(and(eq(eventRegistrations.contentId, id), eq(eventRegistrations.userId, userId)))
    : [];
  const registered = rows.length > 0;
  if (!('joinUrl' in details)) return { registered };
  const end = startsAt ? startsAt.getTime() + Number(details.minutes) * 60_000 : 0;
  const mayJoin = registered && ctx.clock.now().getTime() < end;
  return { registered, joinUrl: mayJoin ? details.joinUrl : null };
}
