import type { Poll } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { useT } from '../../common/i18n';
import { useNowUntil } from '../../common/use-now-until';

const hour = 3_600_000;
const day = 24 * hour;
/** Days before its end from which a poll tells how long it is open yet. */
const soon = 7;

/** The end of the last day of a poll, by the clock of India. */
const endOf = ({ closesOn }: Pick<Poll, 'closesOn'>): number => Date.parse(`${closesOn}T00:00:00+05:30`) + day;

/** Whether votes are taken still, by the clock too while the page stays open; in words, with how many there are. */
export function usePollState(poll: Pick<Poll, 'closed' | 'closesOn' | 'votes'>): { closed: boolean; text: string } {
  const t = useT();
  const end = endOf(poll);
  // What is left is told in hours.
  const left = end - useNowUntil((now) => (now >= end ? Number.POSITIVE_INFINITY : Math.min(now + hour, end)));
  const closed = poll.closed || left <= 0;
  const date = formatDate(poll.closesOn);
  const until = () => {
    if (closed) return t('polls.closedOn', { date });
    if (left <= day) return t('polls.closesInHours', { count: Math.ceil(left / hour) });
    if (left <= soon * day) return t('polls.closesInDays', { count: Math.ceil(left / day) });
    return t('polls.closesOn', { date });
  };
  return { closed, text: `${until()} · ${t('polls.votes', { count: poll.votes })}` };
}
