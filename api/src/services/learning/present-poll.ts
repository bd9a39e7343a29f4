import { contentDetailsSchemas, type Poll, type PollResult } from '@tvacha/shared-contract';
import type { Ctx } from '../ctx';
import { indianDay } from '../indian-day';
import { presentSpeciality } from '../reading/present-speciality';
import { refuse } from '../refuse';
import { one } from '../rows';
import type { Published } from './published';
import { type Tally, tally } from './tally-votes';

/** Votes are taken until the end of a poll's last day, by the clock of India. */
export const isClosed = ({ details }: Pick<Published, 'details'>, now: Date): boolean =>
  contentDetailsSchemas.poll.parse(details).closesOn < indianDay(now);

/** A poll as the contract has it. */
export function presentPoll(row: Published, { options, votes, ownVote }: Tally, now: Date): Poll {
  const { id, speciality, details, slug, title, summary, publishedOn } = row;
  return {
    ...contentDetailsSchemas.poll.parse(details),
    _id: id,
    slug,
    title,
    summary,
    publishedOn,
    speciality: speciality && presentSpeciality(speciality),
    closed: isClosed(row, now),
    options: options.map(({ _id, text }) => ({ _id, text })),
    votes,
    ownVote,
  };
}

const shareOf = (votes: number, all: number) => (all === 0 ? 0 : Math.round((votes * 1000) / all) / 10);

/** How polls stand now, in their order. */
export async function countPolls(ctx: Ctx, rows: Published[]): Promise<PollResult[]> {
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
export const countPoll = async (ctx: Ctx, row: Published): Promise<PollResult> => one(await countPolls(ctx, [row]));
