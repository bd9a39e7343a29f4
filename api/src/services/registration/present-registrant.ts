import type { UserRow } from '../../db/schema';
import { phoneOf } from '../account/present-user';
import { stateOfUser } from './state-of';

/** A registrant as they are told of their own account. */
export const presentRegistrant = (user: UserRow) => ({
  _id: user.id,
  customerId: user.customerId,
  email: user.email,
  phone: phoneOf(user.phone),
  fullName: `${user.firstName} ${user.lastName}`.trim(),
  stage: stateOfUser(user).stage,
});
