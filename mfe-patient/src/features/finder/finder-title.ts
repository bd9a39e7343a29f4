import type { Translate } from '../../common/i18n';
import { type FinderQuery, hasBadPincode } from './finder-list';

/**
 * Where the search looks, in a heading.
 * @param place the city’s name of today, once the server has told it.
 */
export function finderTitle(t: Translate, query: FinderQuery, place?: string): string {
  const { city, state, pincode } = query;
  if (city) return t('finder.titleIn', { place: place || city });
  if (pincode && !hasBadPincode(query)) return t('finder.titleNear', { pincode });
  return state ? t('finder.titleIn', { place: state }) : t('finder.title');
}
