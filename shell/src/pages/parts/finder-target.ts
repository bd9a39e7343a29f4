import { paths } from '@tvacha/shared-core/paths';

/** Where the doctor finder is opened for what was typed, or what is wrong with it. */
export type FinderTarget = { path: string } | { problem: 'empty' | 'pincode' };

/** Two to six digits are a PIN code or its beginning, as the server takes it; anything with a letter is a place. */
export function finderTarget(typed: string): FinderTarget {
  const place = typed.trim().replace(/\s+/g, ' ');
  if (place === '') return { problem: 'empty' };
  if (/\p{L}/u.test(place)) return { path: paths.findADoctor({ city: place }) };
  const pincode = place.replace(/\s/g, '');
  return /^[1-9]\d{1,5}$/.test(pincode) ? { path: paths.findADoctor({ pincode }) } : { problem: 'pincode' };
}
