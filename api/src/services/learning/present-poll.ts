import { contentDetailsSchemas, type Poll, type PollResult } from '@tvacha/shared-contract';
import type { Ctx } from '../ctx';
import { indianDay } from '../indian-day';
import { presentSpeciality } from '../reading/present-speciality';
import { refuse } from '../refuse';
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

/** How a poll stands now. */
export async function countPoll(ctx: Ctx, row: Published): Promise<PollResult> {
  const { options, votes, ownVote } = (await tally(ctx, [row.id])).get(row.id) ?? refuse('NOT_FOUND');
  return {
    _id: row.id,
    title: row.title,
    closed: isClosed(row, ctx.clock.now()),
    votes,
    ownVote,
    options: options.map((option) => ({ ...option, share: shareOf(option.votes, votes) })),
  };
}
