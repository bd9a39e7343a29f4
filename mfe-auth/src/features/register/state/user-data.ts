import type { Profile } from '@tvacha/shared-contract';
import type { Contact, Registrant } from './contact';

/** Who registers, as far as it is known here. */
export interface UserData {
  _id: string;
  customerId: string;
  fullName: string;
  /** Ten digits. */
  phone: string;
  email: string;
  isComplete: boolean;
  phoneVerified: boolean;
  emailVerified: boolean;
}

const nothing = { isComplete: false, phoneVerified: false, emailVerified: false };

export const fromRegistrant = ({ _id, customerId, fullName, phone, email }: Registrant): UserData => ({
  ...nothing,
  _id,
  customerId,
  fullName,
  phone: phone.number,
  email,
});

export const fromProfile = ({ phone, ...profile }: Profile): UserData => {
  const { _id, customerId, fullName, email, isComplete, phoneVerified, emailVerified } = profile;
  return { _id, customerId, fullName, phone: phone.number, email, isComplete, phoneVerified, emailVerified };
};

/** What a proof says, on top of what is known; the rest follows with the profile. */
export function withProof(known: UserData | null, { type }: Contact, registrant: Registrant): UserData {
  const same = known?._id === registrant._id ? known : fromRegistrant(registrant);
  return type === 'phone' ? { ...same, phoneVerified: true } : { ...same, emailVerified: true };
}
