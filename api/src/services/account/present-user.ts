import type { Peer, User } from '@tvacha/shared-contract';
import * as constants from '@tvacha/shared-contract/constants';
import { type RoleRow, type UserRow, users } from '../../db/schema';

export const phoneOf = (phone: string | null) => ({
  code: constants.countryCode,
  number: phone?.slice(constants.countryCode.length) ?? '',
});

/** The role definition, with the permissions of the person's own in place of its (PERM-01). */
function presentRole({ id, permissions }: UserRow, role: RoleRow | null): User['roleId'] {
  if (role) return { _id: role.id, name: role.name, permissions: permissions ?? role.permissions };
  return permissions && { _id: id, name: 'Own permissions', permissions };
}

/** A user row under the product's own field names. */
export function presentUser(user: UserRow, role: RoleRow | null): User {
  return {
    _id: user.id,
    customerId: user.customerId,
    email: user.email,
    phone: phoneOf(user.phone),
    fullName: `${user.firstName} ${user.lastName}`.trim(),
    first_name: user.firstName,
    last_name: user.lastName,
    name_titel: user.nameTitle,
    role: user.role,
    roleId: presentRole(user, role),
    type: user.type,
    isComplete: user.isComplete,
    phoneVerified: user.phoneVerified,
    emailVerified: user.emailVerified,
    address: user.address,
    specialty: user.specialty,
    ...(user.consentWanted && { consentWanted: user.passwordHash ? ('withPassword' as const) : ('alone' as const) }),
  };
}

const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1***');

/** What a stranger may learn of an account: that it is there and how far it is, contacts unreadable (API-04). */
export function presentMasked(
  { email, phone, isComplete, phoneVerified, emailVerified, ...user }: UserRow,
  { knowsId, copyWanted }: { knowsId: boolean; copyWanted: boolean },
) {
  const { code, number } = phoneOf(phone);
  return {
    customerId: knowsId ? user.customerId : '',
    email: maskEmail(email),
    phone: { code, number: number.replace(/\d(?=\d{2})/g, '*') },
    isComplete,
    phoneVerified,
    emailVerified,
    copyWanted,
  };
}

/** The columns a member is shown to others from; no more is ever read (SEC-30). */
export const peerColumns = {
  nameTitle: users.nameTitle,
  firstName: users.firstName,
  lastName: users.lastName,
  address: users.address,
};

interface PeerRow {
  nameTitle: string | null;
  firstName: string | null;
  lastName: string | null;
  address: { city: string } | null;
}

/** A member by name and city; whoever left is named so. */
export function presentPeer(row: PeerRow | null): Peer {
  const { nameTitle, firstName, lastName, address } = row ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ');
  if (name === '') return { name: 'A former member', city: '' };
  return { name: [nameTitle, name].filter(Boolean).join(' '), city: address?.city ?? '' };
}
