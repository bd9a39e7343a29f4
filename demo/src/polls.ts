import type { pollOptions, pollVotes } from '@tvacha/api/schema';
import { z } from 'zod';
import { chance, happens } from './chance';
import { contentIdOf } from './contents/content-rows';
import { readSeeds } from './contents/content-seed';
import { reviewSeeds } from './review';
import { seedId } from './seed-id';
import { type Around, days } from './when';

const own = {
  /** Days before the seed's clock. */
  openedDaysAgo: z.int(),
  /** Days after the clock; before it, where negative. */
  closesInDays: z.int(),
  /** Options with how many in a hundred choose them: `31 Weekly`. */
  options: z.array(
    z.string().transform((line) => {
      const [share = '', ...words] = line.split(' ');
      return [words.join(' '), Number(share)] as const;
    }),
  ),
};
export const pollSeeds = readSeeds('polls', 'poll', own);
type PollSeed = (typeof pollSeeds)[number];

const optionId = (poll: Pick<PollSeed, 'title'>, position: number) => seedId(`poll-option/${poll.title}/${position}`);

const optionsOf = (poll: Pick<PollSeed, 'title'>, options: readonly string[]): (typeof pollOptions.$inferInsert)[] =>
  options.map((text, position) => ({
    id: optionId(poll, position),
    contentId: contentIdOf('poll', poll.title),
    position,
    text,
  }));

export const optionRows = () => [
  ...pollSeeds.flatMap((poll) =>
    optionsOf(
      poll,
      poll.options.map(([text]) => text),
    ),
  ),
  ...reviewSeeds.flatMap(({ title, options }) => (options ? optionsOf({ title }, options) : [])),
];

/** The option that the lot falls on, by the shares. */
function drawn({ options }: PollSeed, key: string): number {
  const total = options.reduce((sum, [, share]) => sum + share, 0);
  let left = chance(key, total);
  return options.findIndex(([, share]) => {
    left -= share;
    return left < 0;
  });
}

/** Votes of most doctors; the demo doctor has yet to vote in the open polls but the first. */
export function voteRows(
  doctorIds: readonly string[],
  demoId: string,
  when: Around,
): (typeof pollVotes.$inferInsert)[] {
  return pollSeeds.flatMap((poll, at) => {
    const turnout = 45 + chance(poll.title, 45);
    const open = Math.max(1, poll.openedDaysAgo - Math.max(0, -poll.closesInDays));
    return doctorIds.flatMap((userId) => {
      const key = `vote/${poll.title}/${userId}`;
      const votes = userId === demoId ? at === 0 || poll.closesInDays < 0 : happens(`${key}/turnout`, turnout);
      if (!votes) return [];
      const ago = days(poll.openedDaysAgo) - chance(`${key}/when`, days(open));
      return [
        {
          contentId: contentIdOf('poll', poll.title),
          userId,
          optionId: optionId(poll, drawn(poll, key)),
          createdAt: when.ago(ago),
        },
      ];
    });
  });
}
