import type { User } from '@tvacha/shared-contract';
import type { RoleRow, UserRow } from '../../db/schema';

const splitPhone = (phone: string | null) =>
  phone ? { code: phone.slice(0, 3), number: phone.slice(3) } : { code: '', number: '' };

/** A user record with the product's own field names. */
export function presentUser(user: UserRow, role: RoleRow | null): User {
  return {
    _id: user.id,
    customerId: user.customerId,
    email: user.email,
    phone: splitPhone(user.phone),
    fullName: [user.nameTitle, user.firstName, user.lastName].filter(Boolean).join(' '),
    first_name: user.firstName,
    last_name: user.lastName,
    name_titel: user.nameTitle,
    role: user.role,
    roleId: role && { _id: role.id, name: role.name, permissions: role.permissions },
    type: user.type,
    isComplete: user.isComplete,
    phoneVerified: user.phoneVerified,
    emailVerified: user.emailVerified,
    address: user.address,
    specialty: user.specialty,
  };
}
