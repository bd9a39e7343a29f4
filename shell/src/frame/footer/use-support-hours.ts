import { constants } from '@tvacha/shared-contract/constants';
import { useT } from '../../messages';

/** `10:00` as people say it: `10am`. */
function spoken(time: string): string {
  const hour = Number(time.split(':')[0]);
  return `${hour % 12 || 12}${hour < 12 ? 'am' : 'pm'}`;
}

/** When someone answers, from the one place that says it (UX-01). */
export function useSupportHours(): string {
  const t = useT();
  const { from, to, days } = constants.supportHours;
  return t('footer.hours', { from: spoken(from), to: spoken(to), days });
}
