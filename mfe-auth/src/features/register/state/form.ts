import { splitFullName } from '@tvacha/shared-contract/registration';
import { isEmail as hasEmailShape, isMobileNumber } from '../../../common/form/shapes';

export const detailsFields = [
  'fullName',
  'phone',
  'email',
  'state',
  'city',
  'pincode',
  'customerId',
  'consent',
] as const;
export type DetailsField = (typeof detailsFields)[number];

/** What the first step asks for, as it is typed. */
export interface RegistrationForm extends Record<Exclude<DetailsField, 'consent'>, string> {
  consent: boolean;
}

export const emptyForm: RegistrationForm = {
  fullName: '',
  phone: '',
  email: '',
  state: '',
  city: '',
  pincode: '',
  customerId: '',
  consent: false,
};

export const longest = { name: 100, email: 254, place: 60, pincode: 6, customerId: 40 } as const;

const pincodeShape = /^[1-9]\d{5}$/;

export const isEmail = (text: string): boolean => hasEmailShape(text) && text.trim().length <= longest.email;

/** A pincode may be left out, but not the rest of an address that has none: the server would drop it. */
function isPincodeWrong({ pincode, city, state }: RegistrationForm): boolean {
  const given = pincode.trim();
  return given === '' ? city.trim() !== '' || state !== '' : !pincodeShape.test(given);
}

function isNameWrong(fullName: string): boolean {
  const { first_name, last_name } = splitFullName(fullName);
  return first_name === '' || first_name.length > longest.name || last_name.length > longest.name;
}

/** The fields that are missing or cannot be right, in the order of the form. */
export function wrongFields(form: RegistrationForm): DetailsField[] {
  const wrong: Record<DetailsField, boolean> = {
    fullName: isNameWrong(form.fullName),
    phone: !isMobileNumber(form.phone),
    email: !isEmail(form.email),
    state: false,
    city: false,
    pincode: isPincodeWrong(form),
    customerId: form.customerId.trim() === '',
    consent: !form.consent,
  };
  return detailsFields.filter((field) => wrong[field]);
}

/** What is missing, in the product's own order and words: who, consent, customer code (AUTH-03). */
export function missingOf({ fullName, email, phone, consent, customerId }: RegistrationForm) {
  if (!fullName.trim() || !email.trim() || !phone) return 'PERSONAL_INFO_NOT_AVAILABLE';
  if (!consent) return 'CONSENT_NOT_AVAILABLE';
  return customerId.trim() ? null : 'CUSTOMERID_NOT_AVAILABLE';
}
