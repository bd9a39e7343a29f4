import type { Poll } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { useT } from '../../common/i18n';

/** Until when votes are taken, and how many there are. */
export function usePollState({ closed, closesOn, votes }: Pick<Poll, 'closed' | 'closesOn' | 'votes'>): string {
  const t = useT();
  const date = formatDate(closesOn);
  return `${closed ? t('polls.closedOn', { date }) : t('polls.closesOn', { date })} · ${t('polls.votes', { count: votes })}`;
}
