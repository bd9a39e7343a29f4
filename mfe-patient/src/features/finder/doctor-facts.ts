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
export function placeNameOf({ address }: Pick<ListedDoctor, 'address'>): string {
  if (!address) return '';
  const { city, state, pincode } = address;
  const region = [state === city ? '' : state, pincode].filter(Boolean).join(' ');
  return [city, region].filter(Boolean).join(', ');
}

/** Where the clinic is, from its street to the PIN code. */
export const addressOf = (doctor: Pick<ListedDoctor, 'address' | 'clinicDetails'>): string =>
  [doctor.clinicDetails?.street, placeNameOf(doctor)].filter(Boolean).join(', ');

/** The clinic in a service of maps: a plain link, which tells that service nothing before it is followed. */
export const mapOf = (doctor: Pick<ListedDoctor, 'address' | 'clinic' | 'clinicDetails'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([doctor.clinic, addressOf(doctor)].filter(Boolean).join(', '))}`;

/** A number as a telephone dials it. */
export const dialOf = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The first letters of first and last name. */
export const initialsOf = ({ first_name, last_name }: Pick<ListedDoctor, 'first_name' | 'last_name'>): string =>
  [first_name, last_name]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
