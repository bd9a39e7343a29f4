import type { User } from '@tvacha/shared-contract';

/** The signed-in user as the product's client state names it; the spelling is the product's (API-04). */
export interface UserData {
  firstName: string;
  lasName: string;
  email: string;
  mobileNumber: string;
  Specialty: string[];
  state: string;
  city: string;
  pinCode: string;
}

export const toUserData = (user: User): UserData => ({
  firstName: user.first_name,
  lasName: user.last_name,
  email: user.email,
  mobileNumber: user.phone.number,
  Specialty: user.specialty,
  state: user.address?.state ?? '',
  city: user.address?.city ?? '',
  pinCode: user.address?.pincode ?? '',
});
