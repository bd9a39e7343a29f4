import { contentDetailsSchemas, type Poll, type PollResult } from '@tvacha/shared-contract';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { pollOptions, pollVotes } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import { indianDay } from '../indian-day';
import { presentSpeciality } from '../reading/specialities';
import { refuse } from '../refuse';
import { one } from '../rows';
import { bump } from '../telemetry/bump';
import type { Answer, Verb, VerbCall } from '../verb';
import { findPublished, listPublished, type Published } from './published';

interface Tally {
  options: { _id: string; text: string; votes: number }[];
  votes: number;
  ownVote: string | null;
}

/** The options of these polls in their order with what they got, by poll: one statement, straight from an index. */
async function tally(ctx: Ctx, pollIds: string[]): Promise<Map<string, Tally>> {
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

/** Votes are taken until the end of a poll's last day, by the clock of India. */
const isClosed = ({ details }: Pick<Published, 'details'>, now: Date): boolean =>
  contentDetailsSchemas.poll.parse(details).closesOn < indianDay(now);

/** A poll as the contract has it. */
function presentPoll(row: Published, { options, votes, ownVote }: Tally, now: Date): Poll {
  const { id, speciality, details, slug, title, summary, publishedOn } = row;
  return {
    ...contentDetailsSchemas.poll.parse(details),
    _id: id,
    slug,
    title,
    summary,
    publishedOn,
    speciality: speciality && presentSpeciality(speciality),
    people: [],
    closed: isClosed(row, now),
    options: options.map(({ _id, text }) => ({ _id, text })),
    votes,
    ownVote,
  };
}

const shareOf = (votes: number, all: number) => (all === 0 ? 0 : Math.round((votes * 1000) / all) / 10);

/** How polls stand now, in their order. */
async function countPolls(ctx: Ctx, rows: Published[]): Promise<PollResult[]> {
  const tallies = await tally(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { options, votes, ownVote } = tallies.get(row.id) ?? refuse('NOT_FOUND');
    return {
      _id: row.id,
      title: row.title,
      closed: isClosed(row, ctx.clock.now()),
      votes,
      ownVote,
      options: options.map((option) => ({ ...option, share: shareOf(option.votes, votes) })),
    };
  });
}

/** How a poll stands now. */
const countPoll = async (ctx: Ctx, row: Published): Promise<PollResult> => one(await countPolls(ctx, [row]));

/** Polls with their options and the caller's own vote (DOC-04). */
export const listPolls: Verb<'polls.list'> = async ({ ctx, input }) => {
  const { state, ...query } = input.query;
  const narrowed = { ...query, state: state === 'all' ? undefined : state };
  const result = await listPublished(ctx, 'poll', narrowed, async (rows) => {
    const tallies = await tally(
      ctx,
      rows.map(({ id }) => id),
    );
    return rows.flatMap((row) => {
      const counted = tallies.get(row.id);
      return counted ? [presentPoll(row, counted, ctx.clock.now())] : [];
    });
  });
  return { code: 'SUCCESS', result };
};

/** One poll, for its own page. */
export const showPoll: Verb<'polls.details'> = async ({ ctx, input }) => {
  const row = await findPublished(ctx, 'poll', input.query.id);
  const counted = (await tally(ctx, [row.id])).get(row.id) ?? refuse('NOT_FOUND');
  return { code: 'SUCCESS', result: presentPoll(row, counted, ctx.clock.now()) };
};

/**
 * How a poll stands, or where none is named all of them, newest first. Open to every member, before their vote too: these are polls among colleagues, read for
 * what others do as much as voted in, and a vote cannot be changed after a look at them.
 */
export async function showResults({ ctx, input }: VerbCall<'polls.results'>): Promise<Answer<'polls.results'>> {
  const { pollId, ...page } = input.query;
  if (pollId) return { code: 'SUCCESS', result: await countPoll(ctx, await findPublished(ctx, 'poll', pollId)) };
  const query = { ...page, sort: 'newest' as const };
  return { code: 'SUCCESS', result: await listPublished(ctx, 'poll', query, (rows) => countPolls(ctx, rows)) };
}

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
  ctx.realtime.toReaders('Polls', 'poll', { poll: pollId });
  return { code: 'VOTE_ADDED', result: await countPoll(ctx, poll) };
};
