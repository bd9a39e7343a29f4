import { isStaff, type Role } from '@tvacha/shared-contract/roles';

/** A doctor applies; an account of the staff is made by others. The words of the list and its panel follow. */
export type AccountKind = 'doctor' | 'staff';

/** The kind of whoever has this role. */
export const accountKind = (role: Role): AccountKind => (isStaff(role) ? 'staff' : 'doctor');
