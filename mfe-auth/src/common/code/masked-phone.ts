import * as constants from '@tvacha/shared-contract/constants';

/** The number as others may see it over a shoulder: `+91 90xxx xx321`. */
export const maskedPhone = (digits: string): string =>
  `${constants.countryCode} ${digits.slice(0, 2)}xxx xx${digits.slice(-3)}`;
