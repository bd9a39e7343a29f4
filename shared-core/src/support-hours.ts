import * as constants from '@tvacha/shared-contract/constants';
import { coreWords } from './core-messages';

interface SupportHours {
  /** 10am */
  from: string;
  /** 6pm */
  to: string;
  /** Monday to Friday */
  days: string;
}

/** When someone answers, from the one place that says it (UX-01), in the language spoken now. */
export function useSupportHours(): SupportHours {
  const t = coreWords();
  const { from, to } = constants.supportHours;
  const say = (time: string) => {
    const hour = Number(time.split(':')[0]);
    return t('support.hour', { hour: String(hour % 12 || 12), half: hour < 12 ? 'am' : 'pm' });
  };
  return { from: say(from), to: say(to), days: t('support.days') };
}
