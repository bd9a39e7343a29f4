import { attendedTypes, sectionOfType } from '@tvacha/shared-contract';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { ICalCalendarMethod } from 'ical-generator';
import { randomToken, sha256 } from '../../auth/hash';
import { calendarFeeds, contents, eventRegistrations, roles, users } from '../../db/schema';
import { audit } from '../audit';
import { type Caller, type Ctx, callerId, inTransaction } from '../ctx';
import { dayLong } from '../indian-day';
import { countUnder } from '../limit';
import { mayRead } from '../reading/may-read';
import { refuse } from '../refuse';
import { one } from '../rows';
import type { Verb } from '../verb';
import { addMeeting, emptyCalendar } from './calendar-file';
import { forMembers } from './find-content';

const hour = 3_600_000;

/** How far a feed reaches back, and the most meetings in it, the newest. */
const reach = 366 * dayLong;
const most = 500;

type FeedRow = typeof calendarFeeds.$inferSelect;

const present = ({ madeAt, askedAt, asked }: FeedRow) => ({
  madeAt: madeAt.toISOString(),
  askedAt: askedAt?.toISOString() ?? null,
  asked,
});

/** How the caller's calendar link stands, without the link: only its hash is known. */
export const showFeed: Verb<'events.feed'> = async ({ ctx }) => {
  const [row] = await ctx.db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, callerId(ctx)));
  return { code: 'SUCCESS', result: row ? present(row) : null };
};

/** Makes the caller's calendar link, in the place of the one before. */
export const makeFeed: Verb<'events.feed.make'> = async ({ ctx }) => {
  const userId = callerId(ctx);
  const key = randomToken();
  const fresh = { secretHash: await sha256(key), madeAt: ctx.clock.now(), askedAt: null, asked: 0 };
  const row = await inTransaction(ctx, async (tx) => {
    const made = one(
      await tx.db
        .insert(calendarFeeds)
        .values({ userId, ...fresh })
        .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh })
        .returning(),
    );
    await audit(tx, { action: 'calendar.link.made', subjectType: 'user', subjectId: userId });
    return made;
  });
  return {
    code: 'SUCCESS',
    result: { ...present(row), url: `${ctx.config.publicUrl}/api/events/feed.ics?key=${key}` },
  };
};

/** Ends the caller's calendar link; NOT_FOUND where there is none. */
export const endFeed: Verb<'events.feed.end'> = async ({ ctx }) => {
  const userId = callerId(ctx);
  await inTransaction(ctx, async (tx) => {
    one(await tx.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)).returning());
    await audit(tx, { action: 'calendar.link.ended', subjectType: 'user', subjectId: userId });
  });
  return { code: 'SUCCESS', result: null };
};

/** Whose link it is, as their own calls would find them; nobody where they could not log in. */
async function ownerOf(ctx: Ctx, secretHash: string): Promise<(Caller & { userId: string }) | undefined> {
  const [found] = await ctx.db
    .select({
      userId: users.id,
      role: users.role,
      type: users.type,
      own: users.permissions,
      granted: roles.permissions,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(calendarFeeds.secretHash, secretHash), eq(users.approval, 'verified'), eq(users.firstLogin, false)));
  if (!found) return undefined;
  const { own, granted, ...owner } = found;
  const permissions = own ?? granted;
  return { ...ctx.caller, ...owner, roleId: permissions && { permissions } };
}

/**
 * What the owner of a link comes to, as a calendar that is asked for again and again. What was withdrawn stays in it,
 * called off; what the owner took back is gone from it.
 */
export const readFeed: Verb<'events.feed.read'> = async ({ ctx, input }) => {
  const secretHash = await sha256(input.query.key);
  const owner = await ownerOf(ctx, secretHash);
  if (!owner) refuse('NOT_FOUND');
  await countUnder(ctx, { key: `feed:${secretHash}`, most: ctx.config.limits.feedsPerHour, window: hour });
  const now = ctx.clock.now();
  await ctx.db
    .update(calendarFeeds)
    .set({ askedAt: now, asked: sql`${calendarFeeds.asked} + 1` })
    .where(eq(calendarFeeds.secretHash, secretHash));
  const readable = attendedTypes.filter((type) => mayRead(owner, sectionOfType[type]));
  const rows = await ctx.db
    .select({ meeting: contents })
    .from(eventRegistrations)
    .innerJoin(contents, eq(contents.id, eventRegistrations.contentId))
    .where(
      and(
        eq(eventRegistrations.userId, owner.userId),
        inArray(contents.type, readable),
        gt(contents.startsAt, new Date(now.getTime() - reach)),
        forMembers,
      ),
    )
    .orderBy(desc(contents.startsAt), contents.id)
    .limit(most);
  const calendar = emptyCalendar(ICalCalendarMethod.PUBLISH)
    .name('Tvacha')
    .ttl(hour / 1000);
  for (const { meeting } of rows)
    if (meeting.startsAt) addMeeting(calendar, meeting, { config: ctx.config, startsAt: meeting.startsAt });
  return { code: 'SUCCESS', result: calendar.toString() };
};
