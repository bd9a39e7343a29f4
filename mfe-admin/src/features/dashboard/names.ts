import { kindsWith } from '@tvacha/shared-contract/kinds';
import { formatDate } from '@tvacha/shared-core/format';
import type { Translate } from '../../common/i18n';

/** Kinds of resource and their titles, in the order of the menu. */
export const kindTitles = kindsWith('type').flatMap((row) =>
  'title' in row ? [[row.type, row.title.en] as const] : [],
);
const titles = new Map<string, string>(kindTitles);

/** What was counted under a key, in words; a key that nobody knows is said as it is. */
export function nameOf(key: string, t: Translate): string {
  const others: Record<string, string> = {
    article: t('activity.key.article'),
    event: t('activity.key.event'),
    all: t('activity.key.all'),
    patient: t('activity.key.patient'),
    doctor: t('activity.key.doctor'),
    staff: t('activity.key.staff'),
    auth: t('activity.key.auth'),
    admin: t('activity.key.admin'),
  };
  return titles.get(key) ?? others[key] ?? key;
}

const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day, or the week or month that begins with it. */
export const spanName = (day: string, by: 'day' | 'week' | 'month'): string =>
  by === 'month' ? month.format(new Date(day)) : formatDate(day);
