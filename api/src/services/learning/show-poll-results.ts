import { desc } from 'drizzle-orm';
import { contents } from '../../db/schema';
import type { Answer, VerbCall } from '../verb';
import { countPoll, countPolls } from './present-poll';
import { findPublished, listPublished } from './published';

/**
 * How a poll stands, or where none is named all of them, newest first. Open to every member, before their vote too: these are polls among colleagues, read for
 * what others do as much as voted in, and a vote cannot be changed after a look at them.
 */
export async function showResults({ ctx, input }: VerbCall<'polls.results'>): Promise<Answer<'polls.results'>> {
  const { pollId, ...filters } = input.query;
  if (pollId) return { code: 'SUCCESS', result: await countPoll(ctx, await findPublished(ctx, 'poll', pollId)) };
  const found = await listPublished(ctx, 'poll', { filters, also: undefined, order: [desc(contents.publishedOn)] });
  return { code: 'SUCCESS', result: { ...found, items: await countPolls(ctx, found.items) } };
}
