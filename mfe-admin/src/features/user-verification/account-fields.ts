import type { Account, Applicant } from '@tvacha/shared-contract';
import {
  accountRules,
  emailRule,
  phoneRule,
  pincodeRule,
  placeRule,
  plainLine,
  type Rule,
  registrationRule,
  required,
} from '@tvacha/shared-contract/form-rules';
import { changeUserContact, updateUser } from '@tvacha/shared-contract/routes/admin/users';
import { call } from '@tvacha/shared-core/http';

/** A city or a state as staff write it. */
const place = { ...placeRule, pattern: plainLine };

/** What is kept on record of a person, and how they are reached; each part is saved alone. */
export const accountParts = {
  record: {
    ...accountRules,
    registrationNumber: registrationRule,
    registrationCouncil: place,
    state: place,
    city: place,
    pincode: pincodeRule,
  },
  contact: { email: required(emailRule), phone: phoneRule },
} as const satisfies Record<string, Record<string, Rule>>;
export type AccountPart = keyof typeof accountParts;
export type AccountField = keyof (typeof accountParts)['record'] | keyof (typeof accountParts)['contact'];
export type Texts = Record<string, string>;

const addressFields: readonly string[] = ['state', 'city', 'pincode'];
const doctorFields: readonly string[] = ['registrationNumber', 'registrationCouncil'];

/** The fields of a part, of which only a doctor has a council's number. */
export const fieldsOf = (part: AccountPart, { role }: Pick<Applicant, 'role'>): AccountField[] =>
  (Object.keys(accountParts[part]) as AccountField[]).filter(
    (field) => role === 'doctor' || !doctorFields.includes(field),
  );

/** An account as the fields of its forms. */
export function textsOf(account: Applicant): Record<AccountField, string> {
  const { name_titel, first_name, last_name, address, email, phone } = account;
  return {
    ...{ name_titel, first_name, last_name, email, phone: phone.number },
    registrationNumber: account.registrationNumber ?? '',
    registrationCouncil: account.registrationCouncil ?? '',
    state: address?.state ?? '',
    city: address?.city ?? '',
    pincode: address?.pincode ?? '',
  };
}

/** An address is whole or not there. */
export function checkAddress(texts: Texts): Record<string, string> {
  const missing = addressFields.filter((field) => !texts[field]?.trim());
  return missing.length === addressFields.length ? {} : Object.fromEntries(missing.map((field) => [field, 'address']));
}

/** What the rule of one field cannot say of a part: an address is whole, and a number is changed but not taken away. */
export function checkPart(
  part: AccountPart,
  { phone }: Pick<Applicant, 'phone'>,
  texts: Texts,
): Record<string, string> {
  if (part === 'record') return checkAddress(texts);
  return phone.number && !texts.phone ? { phone: 'required' } : {};
}

const orNull = (text: string | undefined) => text || null;

/** Sends the fields of a part that were changed; the others stay as they are. */
export async function saveAccount(
  part: AccountPart,
  account: Pick<Account, '_id' | 'updatedAt'>,
  texts: Texts,
  changed: readonly string[],
): Promise<Applicant> {
  const seen = { id: account._id, updatedAt: account.updatedAt };
  const given = (field: string) => changed.includes(field);
  if (part === 'contact') {
    const email = given('email') ? texts.email : undefined;
    const phone = given('phone') && texts.phone ? `+91${texts.phone}` : undefined;
    return call(changeUserContact, { body: { ...seen, email, phone } });
  }
  const { state = '', city = '', pincode = '' } = texts;
  const body = {
    ...seen,
    ...(given('name_titel') && { name_titel: texts.name_titel ?? '' }),
    ...(given('first_name') && { first_name: texts.first_name ?? '' }),
    ...(given('last_name') && { last_name: texts.last_name ?? '' }),
    ...(given('registrationNumber') && { registrationNumber: orNull(texts.registrationNumber) }),
    ...(given('registrationCouncil') && { registrationCouncil: orNull(texts.registrationCouncil) }),
    ...(addressFields.some(given) && { address: pincode ? { state, city, pincode } : null }),
  };
  return call(updateUser, { body });
}
