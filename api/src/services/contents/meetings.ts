import { attendedTypes, isAttended, sectionOfType } from '@tvacha/shared-contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { contents, eventRegistrations } from '../../db/schema';
import { type Ctx, inTransaction } from '../ctx';
import { paged } from '../paged';
import { matching } from '../reading/matching';
import { mayRead } from '../reading/may-read';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { forMembers } from './find-content';
import { standingOf } from './meeting-seats';
import { isWhen } from './meeting-time';

/**
 * Locks a meeting, so that of two who want its last place one comes after the other. Fails where there is none such
 * for this caller, and where it has begun.
 */
async function lockUpcoming(ctx: Ctx, id: string): Promise<void> {
  const readable = attendedTypes.filter((type) => mayRead(ctx.caller, sectionOfType[type]));
  const [meeting] = await ctx.db
    .select({ startsAt: contents.startsAt })
    .from(contents)
    .where(and(eq(contents.id, id), inArray(contents.type, readable), eq(contents.status, 'published'), forMembers))
    .for('update');
  if (!meeting) refuse('NOT_FOUND');
  if (!meeting.startsAt || meeting.startsAt <= ctx.clock.now()) refuse('CONFLICT');
}

const userIdOf = ({ caller }: Ctx) => caller.userId ?? refuse('SESSION_EXPIRED');

/** Registers the caller, once, however often it is said; where no place is left, nobody. */
export const registerForMeeting: Verb<'events.register'> = async ({ ctx, input }) => {
  const { id } = input.body;
  await inTransaction(ctx, async (tx) => {
    await lockUpcoming(tx, id);
    const { registered, placesLeft } = await standingOf(tx, id);
    if (registered) return;
    if (placesLeft === 0) refuse('CONFLICT');
    await tx.db
      .insert(eventRegistrations)
      .values({ contentId: id, userId: userIdOf(tx), createdAt: tx.clock.now() })
      .onConflictDoNothing();
  });
  return { code: 'SUCCESS', result: { registered: true } };
};

/** Takes the registration back; who has none finds nothing. */
export const cancelRegistration: Verb<'events.cancel'> = async ({ ctx, input }) => {
  const { id } = input.body;
  await inTransaction(ctx, async (tx) => {
    await lockUpcoming(tx, id);
    const gone = await tx.db
      .delete(eventRegistrations)
      .where(and(eq(eventRegistrations.contentId, id), eq(eventRegistrations.userId, userIdOf(tx))))
      .returning({ id: eventRegistrations.contentId });
    if (gone.length === 0) refuse('NOT_FOUND');
  });
  return { code: 'SUCCESS', result: { registered: false } };
};

const orders = {
  soonest: asc(contents.startsAt),
  latest: desc(contents.startsAt),
  newest: desc(eventRegistrations.createdAt),
};

/** What the caller comes to, or came to. */
export const listRegistrations: Verb<'events.registrations'> = async ({ ctx, input }) => {
  const { when, search, sort } = input.query;
  const readable = attendedTypes.filter((type) => mayRead(ctx.caller, sectionOfType[type]));
  const where = and(
    eq(eventRegistrations.userId, ctx.caller.userId ?? refuse('SESSION_EXPIRED')),
    inArray(contents.type, readable),
    eq(contents.status, 'published'),
    when && isWhen(when, ctx.clock.now()),
    matching(search, [contents.title]),
  );
  const { id: _id, type, title, startsAt, details } = contents;
  const registrations = ctx.db
    .select({ _id, type, title, startsAt, details, registeredAt: eventRegistrations.createdAt })
    .from(eventRegistrations)
    .innerJoin(contents, eq(contents.id, eventRegistrations.contentId))
    .where(where);
  const result = await paged(input.query, {
    rows: registrations.orderBy(orders[sort], asc(contents.id)),
    total: () => ctx.db.$count(registrations.as('registrations')),
    present: ({ details: { minutes }, ...row }) => ({
      ...row,
      minutes: Number(minutes),
      type: isAttended(row.type) ? row.type : refuse('SERVER_ERROR'),
      startsAt: row.startsAt?.toISOString() ?? null,
      registeredAt: row.registeredAt.toISOString(),
    }),
  });
  return { code: 'SUCCESS', result };
};
