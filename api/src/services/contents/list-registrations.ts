import { attendedTypes, isAttended, sectionOfType } from '@tvacha/shared-contract';
import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { contents, eventRegistrations } from '../../db/schema';
import { paged } from '../paged';
import { matching } from '../reading/matching';
import { mayRead } from '../reading/may-read';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

const orders = { soonest: asc(contents.startsAt), newest: desc(eventRegistrations.createdAt) };

/** What the caller comes to, or came to. */
export const listRegistrations: Verb<'events.registrations'> = async ({ ctx, input }) => {
  const { when, search, sort } = input.query;
  const now = ctx.clock.now();
  const readable = attendedTypes.filter((type) => mayRead(ctx.caller, sectionOfType[type]));
  const where = and(
    eq(eventRegistrations.userId, ctx.caller.userId ?? refuse('SESSION_EXPIRED')),
    inArray(contents.type, readable),
    eq(contents.status, 'published'),
    when && (when === 'upcoming' ? gte(contents.startsAt, now) : lt(contents.startsAt, now)),
    matching(search, [contents.title]),
  );
  const { id: _id, type, title, startsAt } = contents;
  const registrations = ctx.db
    .select({ _id, type, title, startsAt, registeredAt: eventRegistrations.createdAt })
    .from(eventRegistrations)
    .innerJoin(contents, eq(contents.id, eventRegistrations.contentId))
    .where(where);
  const result = await paged(input.query, {
    rows: registrations.orderBy(orders[sort], asc(contents.id)),
    total: () => ctx.db.$count(registrations.as('registrations')),
    present: (row) => ({
      ...row,
      type: isAttended(row.type) ? row.type : refuse('SERVER_ERROR'),
      startsAt: row.startsAt?.toISOString() ?? null,
      registeredAt: row.registeredAt.toISOString(),
    }),
  });
  return { code: 'SUCCESS', result };
};
