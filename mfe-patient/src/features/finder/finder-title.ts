import type { Translate } from '../../common/i18n';
import { type FinderQuery, hasBadPincode } from './finder-list';

/** Where the search looks, in a heading. */
export function finderTitle(t: Translate, query: FinderQuery): string {
  const { city, state, pincode } = query;
  if (city) return t('finder.titleIn', { place: city });
  if (pincode && !hasBadPincode(query)) return t('finder.titleNear', { pincode });
  return state ? t('finder.titleIn', { place: state }) : t('finder.title');
}
