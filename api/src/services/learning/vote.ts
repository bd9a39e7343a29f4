import { and, eq } from 'drizzle-orm';
import { pollOptions, pollVotes } from '../../db/schema';
import { callerId } from '../caller-id';
import { refuse } from '../refuse';
import { bump } from '../telemetry/bump';
import type { Verb } from '../verb';
import { countPoll, isClosed } from './present-poll';
import { findPublished } from './published';

/** Takes a vote: one of each member, which the table's key holds also where fifty come at once (DOC-04). */
export const vote: Verb<'polls.vote'> = async ({ ctx, input }) => {
  const { pollId, optionId } = input.body;
  const poll = await findPublished(ctx, 'poll', pollId);
  const [option] = await ctx.db
    .select({ id: pollOptions.id })
    .from(pollOptions)
    .where(and(eq(pollOptions.id, optionId), eq(pollOptions.contentId, pollId)));
  if (!option) refuse('NOT_FOUND');
  if (isClosed(poll, ctx.clock.now())) refuse('CONFLICT');
  const taken = await ctx.db
    .insert(pollVotes)
    .values({ contentId: pollId, userId: callerId(ctx), optionId, createdAt: ctx.clock.now() })
    .onConflictDoNothing({ target: [pollVotes.contentId, pollVotes.userId] })
    .returning({ optionId: pollVotes.optionId });
  if (taken.length === 0) refuse('ALREADY_VOTE_DONE');
  bump(ctx, 'votes');
  return { code: 'VOTE_ADDED', result: await countPoll(ctx, poll) };
};
