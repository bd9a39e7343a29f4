import type { Profile } from '@tvacha/shared-contract';
import type { DocumentKind } from '@tvacha/shared-contract/vocabulary';
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
  /** Papers of which the team asks for a clearer copy; the next file of the kind takes the place of the first. */
  copiesWanted: readonly WantedCopy[];
}

export interface WantedCopy {
  kind: DocumentKind;
  /** What its owner called the file. */
  name: string;
  reason: string;
}

const nothing = { isComplete: false, phoneVerified: false, emailVerified: false, copiesWanted: [] };

export const fromRegistrant = ({ _id, customerId, fullName, phone, email }: Registrant): UserData => ({
  ...nothing,
  _id,
  customerId,
  fullName,
  phone: phone.number,
  email,
});

export const fromProfile = ({ phone, documents, ...profile }: Profile): UserData => {
  const { _id, customerId, fullName, email, isComplete, phoneVerified, emailVerified } = profile;
  const copiesWanted = documents.flatMap(({ kind, name, copyWanted }) =>
    copyWanted === null ? [] : [{ kind, name, reason: copyWanted }],
  );
  return {
    _id,
    customerId,
    fullName,
    phone: phone.number,
    email,
    isComplete,
    phoneVerified,
    emailVerified,
    copiesWanted,
  };
};

/** What a proof says, on top of what is known; the rest follows with the profile. */
export function withProof(known: UserData | null, { type }: Contact, registrant: Registrant): UserData {
  const same = known?._id === registrant._id ? known : fromRegistrant(registrant);
  return type === 'phone' ? { ...same, phoneVerified: true } : { ...same, emailVerified: true };
}
