import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { pollOptions, pollVotes } from '../../db/schema';
import { callerId } from '../caller-id';
import type { Ctx } from '../ctx';

export interface Tally {
  options: { _id: string; text: string; votes: number }[];
  votes: number;
  ownVote: string | null;
}

/** The options of these polls in their order with what they got, by poll: one statement, straight from an index. */
export async function tally(ctx: Ctx, pollIds: string[]): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>(pollIds.map((id) => [id, { options: [], votes: 0, ownVote: null }]));
  if (pollIds.length === 0) return tallies;
  const rows = await ctx.db
    .select({
      pollId: pollOptions.contentId,
      _id: pollOptions.id,
      text: pollOptions.text,
      votes: count(pollVotes.userId),
      own: sql<boolean>`coalesce(bool_or(${pollVotes.userId} = ${callerId(ctx)}), false)`,
    })
    .from(pollOptions)
    .leftJoin(pollVotes, eq(pollVotes.optionId, pollOptions.id))
    .where(inArray(pollOptions.contentId, pollIds))
    .groupBy(pollOptions.id)
    .orderBy(asc(pollOptions.position));
  for (const { pollId, own, ...option } of rows) {
    const poll = tallies.get(pollId);
    if (!poll) continue;
    poll.options.push(option);
    poll.votes += option.votes;
    if (own) poll.ownVote = option._id;
  }
  return tallies;
}
