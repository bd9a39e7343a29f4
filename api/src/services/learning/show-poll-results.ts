import type { Answer, VerbCall } from '../verb';
import { countPoll } from './present-poll';
import { findPublished } from './published';

/**
 * How a poll stands. Open to every member, before their vote too: these are polls among colleagues, read for
 * what others do as much as voted in, and a vote cannot be changed after a look at them.
 */
export async function showResults({ ctx, input }: VerbCall<'polls.results'>): Promise<Answer<'polls.results'>> {
  return { code: 'SUCCESS', result: await countPoll(ctx, await findPublished(ctx, 'poll', input.query.pollId)) };
}
