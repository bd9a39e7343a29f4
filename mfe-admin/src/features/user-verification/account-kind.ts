import { isStaff, type Role } from '@tvacha/shared-contract/roles';

export const accountKinds = ['doctor', 'patient', 'staff'] as const;
/** A doctor applies; the others are made by staff. The words of the list and its panel follow. */
export type AccountKind = (typeof accountKinds)[number];

/** The kind of whoever has this role. */
export const accountKind = (role: Role): AccountKind =>
  isStaff(role) ? 'staff' : role === 'patient' ? 'patient' : 'doctor';
