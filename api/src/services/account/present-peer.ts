import type { Peer } from '@tvacha/shared-contract';
import { users } from '../../db/schema';

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
