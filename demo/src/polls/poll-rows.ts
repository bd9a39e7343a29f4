import type { pollOptions, pollVotes } from '@tvacha/api/schema';
import { chance, happens } from '../chance';
import { contentIdOf } from '../contents/content-rows';
import { reviewSeeds } from '../review/review-rows';
import { seedId } from '../seed-id';
import { type Around, days } from '../when';
import { closedPolls } from './closed-polls';
import { openPolls } from './open-polls';
import type { PollSeed } from './poll-seed';

const polls: readonly PollSeed[] = [...openPolls, ...closedPolls];
const optionId = (poll: Pick<PollSeed, 'title'>, position: number) => seedId(`poll-option/${poll.title}/${position}`);

const optionsOf = (poll: Pick<PollSeed, 'title'>, options: readonly string[]): (typeof pollOptions.$inferInsert)[] =>
  options.map((text, position) => ({
    id: optionId(poll, position),
    contentId: contentIdOf('poll', poll.title),
    position,
    text,
  }));

export const optionRows = () => [
  ...polls.flatMap((poll) =>
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
  return polls.flatMap((poll, at) => {
    const turnout = 45 + chance(poll.title, 45);
    const open = Math.max(1, poll.openedDaysAgo - Math.max(0, -poll.closesInDays));
    return doctorIds.flatMap((userId) => {
      const key = `vote/${poll.title}/${userId}`;
      const votes = userId === demoId ? at === 0 || at >= openPolls.length : happens(`${key}/turnout`, turnout);
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
