import { attendedTypes, sectionOfType } from '@tvacha/shared-contract';
import { and, eq, inArray } from 'drizzle-orm';
import { contents, eventRegistrations } from '../../db/schema';
import type { Ctx } from '../ctx';
import { mayRead } from '../reading/may-read';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

/** Fails where there is no such meeting for this caller, and where it has begun. */
async function checkUpcoming(ctx: Ctx, id: string): Promise<void> {
  const readable = attendedTypes.filter((type) => mayRead(ctx.caller, sectionOfType[type]));
  const [meeting] = await ctx.db
    .select({ startsAt: contents.startsAt })
    .from(contents)
    .where(and(eq(contents.id, id), inArray(contents.type, readable), eq(contents.status, 'published')));
  if (!meeting) refuse('NOT_FOUND');
  if (!meeting.startsAt || meeting.startsAt <= ctx.clock.now()) refuse('CONFLICT');
}

const userIdOf = ({ caller }: Ctx) => caller.userId ?? refuse('SESSION_EXPIRED');

/** Registers the caller, once, however often it is said. */
export const registerForMeeting: Verb<'events.register'> = async ({ ctx, input }) => {
  const { id } = input.body;
  await checkUpcoming(ctx, id);
  await ctx.db
    .insert(eventRegistrations)
    .values({ contentId: id, userId: userIdOf(ctx), createdAt: ctx.clock.now() })
    .onConflictDoNothing();
  return { code: 'SUCCESS', result: { registered: true } };
};

/** Takes the registration back; who has none finds nothing. */
export const cancelRegistration: Verb<'events.cancel'> = async ({ ctx, input }) => {
  const { id } = input.body;
  await checkUpcoming(ctx, id);
  const gone = await ctx.db
    .delete(eventRegistrations)
    .where(and(eq(eventRegistrations.contentId, id), eq(eventRegistrations.userId, userIdOf(ctx))))
    .returning({ id: eventRegistrations.contentId });
  if (gone.length === 0) refuse('NOT_FOUND');
  return { code: 'SUCCESS', result: { registered: false } };
};
