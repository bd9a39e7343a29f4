import * as constants from '@tvacha/shared-contract/constants';
import { splitFullName } from '@tvacha/shared-contract/registration';
import { showProfile, updateProfile } from '@tvacha/shared-contract/routes/account';
import { createPassword as createPasswordOperation } from '@tvacha/shared-contract/routes/auth';
import {
  changeRegistrationContact,
  createAccount,
  resendOtp,
  verifyCustomerCode,
  verifyOtp,
} from '@tvacha/shared-contract/routes/registration';
import type { DocumentKind } from '@tvacha/shared-contract/vocabulary';
import { call, callFull } from '@tvacha/shared-core/http';
import { getLanguage } from '@tvacha/shared-core/i18n';
import type { Details } from '../details/details-form';
import type { Contact } from './contact';

/** Ten megabytes over a slow line. */
const uploadPatience = 10 * 60_000;

/** A contact under the name a call gives it. */
const named = ({ type, value }: Contact) =>
  type === 'phone' ? { phone: `${constants.countryCode}${value}` } : { email: value };

export const verifyCustomer = (code: string) => callFull(verifyCustomerCode, { body: { code } });

/** Registers a doctor, with the name split as the product splits it (AUTH-03). */
export function register({ fullName, phone, email, state, city, pincode, customerId, consent, ...council }: Details) {
  const registrationNumber = council.registrationNumber.trim();
  const { registrationCouncil } = council;
  const language = getLanguage();
  return callFull(createAccount, {
    body: {
      name_titel: constants.doctorTitle,
      ...splitFullName(fullName),
      email: email.trim(),
      phone: { code: constants.countryCode, number: phone },
      address: { state, city: city.trim(), pincode: pincode.trim() },
      ...(registrationNumber && { registrationNumber, registrationCouncil }),
      checkedTOC: consent,
      ...(language !== 'en' && { consentLocale: language }),
      customerId: customerId.trim(),
    },
  });
}

export const resendCode = (contact: Contact) => call(resendOtp, { body: named(contact) });

/** Replaces a contact that is not proved yet, by the scoped token of whoever has begun or has proved the other one. */
export const correctContact = (contact: Contact) => call(changeRegistrationContact, { body: named(contact) });

/** Proves a contact; the scoped token for what comes next is kept for this tab. */
export async function proveContact(contact: Contact, otp: string) {
  const result = await call(verifyOtp, { body: { ...named(contact), otp } });
  if (!('_id' in result)) throw new Error('The server answered a registration code with a reset');
  return result;
}

export const loadProfile = () => call(showProfile);

const fileFields = { degree: 'degreeCreds', visitingCard: 'visitingCardCreds' } as const;

interface Sending {
  userId: string;
  kind: DocumentKind;
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Adds one paper; each goes by itself, so that each has its progress and its own answer. */
export const sendPaper = ({ userId, kind, file, ...options }: Sending) =>
  call(
    updateProfile,
    { query: { userId }, files: { [fileFields[kind]]: [file] } },
    { ...options, timeout: uploadPatience },
  );

export const removePaper = (userId: string, kind: DocumentKind, id: string) =>
  call(updateProfile, {
    query: { userId },
    body: kind === 'degree' ? { deletedDegree: [id] } : { deletedVisitingCard: [id] },
    files: {},
  });

export const createPassword = (password: string) => call(createPasswordOperation, { body: { password } });
