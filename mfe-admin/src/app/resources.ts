import type { StorePart } from '@tvacha/shared-core/resources';
import {
  decideContribution,
  officeContribution,
  officeContributions,
} from '../features/content-approval/contributions';
import { invalidCode, invalidCodes } from '../features/customer-codes/invalid-codes';
import { realCodes, withdrawing } from '../features/customer-codes/real-codes';
import { discarding, retrying, undelivered } from '../features/messages/messages';
import { officeRole, officeRoles } from '../features/user-roles/roles';
import { decideApplicant } from '../features/user-verification/decide-applicant';
import { resetFactor } from '../features/user-verification/reset-factor';
import { adminDashboard } from '../state/admin-dashboard';
import { allUserData, selectedUserData } from '../state/admin-users';

/** What this area loads and writes, each in a slice of its name or of the one that it is a field of (MFE-13). */
export const resources: readonly StorePart[] = [
  adminDashboard,
  allUserData,
  selectedUserData,
  decideApplicant,
  resetFactor,
  undelivered,
  retrying,
  discarding,
  officeContributions,
  officeContribution,
  decideContribution,
  officeRoles,
  officeRole,
  invalidCodes,
  invalidCode,
  realCodes,
  withdrawing,
];
