import {
  customerCodeRule,
  emailRule,
  nameRule,
  phoneRule,
  pincodeRule,
  placeRule,
  registrationRule,
  required,
} from '@tvacha/shared-contract/form-rules';
import { splitFullName } from '@tvacha/shared-contract/registration';

/** What the first step asks for, as it is typed. */
export const emptyDetails = {
  fullName: '',
  phone: '',
  email: '',
  state: '',
  city: '',
  pincode: '',
  registrationNumber: '',
  registrationCouncil: '',
  customerId: '',
  consent: false,
};
export type Details = typeof emptyDetails;

export const detailsRules = {
  // Both names together; which of them is too long, `checkDetails` says.
  fullName: { required: true, max: nameRule.max * 2 },
  phone: required(phoneRule),
  email: required(emailRule),
  state: placeRule,
  city: placeRule,
  pincode: { ...pincodeRule, max: 6 },
  registrationNumber: registrationRule,
  registrationCouncil: placeRule,
  customerId: required(customerCodeRule),
  consent: { required: true },
};

/**
 * What the rule of one field cannot say. A pincode may be left out, but not where the rest of an address is given: the
 * server would drop that.
 */
export function checkDetails({ fullName, pincode, city, state }: Details) {
  const { first_name, last_name } = splitFullName(fullName);
  const isLong = Math.max([...first_name].length, [...last_name].length) > nameRule.max;
  const isMissing = pincode.trim() === '' && (city.trim() !== '' || state !== '');
  return { ...(isLong && { fullName: 'long' }), ...(isMissing && { pincode: 'missing' }) };
}

/** What is missing, in the product's own order and words: who, consent, customer code (AUTH-03). */
export function missingOf({ fullName, email, phone, consent, customerId }: Details) {
  if (!fullName.trim() || !email.trim() || !phone) return 'PERSONAL_INFO_NOT_AVAILABLE';
  if (!consent) return 'CONSENT_NOT_AVAILABLE';
  return customerId.trim() ? null : 'CUSTOMERID_NOT_AVAILABLE';
}
