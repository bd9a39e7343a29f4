import { asc, desc, sql } from 'drizzle-orm';
import { contents } from '../../db/schema';
import { indianDay } from '../indian-day';
import type { Verb } from '../verb';
import { presentPoll } from './present-poll';
import { listPublished } from './published';
import { tally } from './tally-votes';

const closesOn = sql`${contents.details} ->> 'closesOn'`;
const orders = {
  newest: [desc(contents.publishedOn)],
  closing: [asc(closesOn)],
  title: [asc(sql`lower(${contents.title})`)],
};

/** Polls with their options and the caller's own vote (DOC-04). */
export const listPolls: Verb<'polls.list'> = async ({ ctx, input }) => {
  const { state, sort, ...filters } = input.query;
  const now = ctx.clock.now();
  const today = indianDay(now);
  const also = { all: undefined, open: sql`${closesOn} >= ${today}`, closed: sql`${closesOn} < ${today}` }[state];
  const found = await listPublished(ctx, 'poll', { filters, also, order: orders[sort] });
  const ids = found.items.map(({ id }) => id);
  const tallies = await tally(ctx, ids);
  const items = found.items.flatMap((row) => {
    const counted = tallies.get(row.id);
    return counted ? [presentPoll(row, counted, now)] : [];
  });
  return { code: 'SUCCESS', result: { ...found, items } };
};
