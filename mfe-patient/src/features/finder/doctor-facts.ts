import type { ListedDoctor } from '@tvacha/shared-contract';
import { formatNumber } from '@tvacha/shared-core/format';
import type { Translate } from '../../common/i18n';

/** “14 years of practice”, or nothing where the profile does not tell a number. */
export function yearsOf(t: Translate, { exprience }: Pick<ListedDoctor, 'exprience'>): string | undefined {
  const years = Number(/\d{1,2}/.exec(exprience)?.[0] ?? 0);
  return years > 0 ? t('finder.years', { count: years, shown: formatNumber(years) }) : undefined;
}

/** The degrees, the basic one left out where there is a higher one. */
export function degreesOf({ degree }: Pick<ListedDoctor, 'degree'>): string[] {
  const names = degree.map(({ name }) => name).filter(Boolean);
  const higher = names.filter((name) => name !== 'MBBS');
  return higher.length > 0 ? higher : names;
}

/** City, state and PIN code, as far as they are told. */
export const placeNameOf = ({ address }: Pick<ListedDoctor, 'address'>): string =>
  address ? [address.city, [address.state, address.pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ') : '';
