import type { StorePart } from '@tvacha/shared-core/resources';
import { officeFinds } from '../common/finder/finds';
import { allRoles } from '../common/rights/all-roles';
import { savedViews, viewPreference, viewRemoval } from '../common/views/saved-views';
import { bulkResults, bulkRun, bulkRuns, steering } from '../features/bulk-runs/runs';
import { cannedAnswers, cannedRemoval } from '../features/chats/canned';
import { chatAssignment, chatClosing, chatSeeing, chatStaff, officeChats, officeTalk } from '../features/chats/chats';
import { contactHandling, contactMessage, contactMessages } from '../features/chats/contact';
import {
  decideContribution,
  officeContribution,
  officeContributions,
} from '../features/content-approval/contributions';
import { invalidCode, invalidCodes } from '../features/customer-codes/invalid-codes';
import { codeApplicants } from '../features/customer-codes/link-code';
import { realCodes, withdrawing } from '../features/customer-codes/real-codes';
import { activity } from '../features/dashboard/activity';
import { barePlaces, funnel, misses, mostRead } from '../features/dashboard/figures';
import { auditLogs, verifyChain } from '../features/logs/logs';
import { discarding, retrying, undelivered } from '../features/messages/messages';
import { decidePost, officePost, officePosts } from '../features/posts/posts';
import { releases } from '../features/releases/releases';
import { officeRole, officeRoles } from '../features/user-roles/roles';
import { accountHistory } from '../features/user-verification/account-history';
import { copyAsked, lineChecked } from '../features/user-verification/check-line';
import { decideApplicant } from '../features/user-verification/decide-applicant';
import { manageAccount } from '../features/user-verification/manage-account';
import { resetFactor } from '../features/user-verification/reset-factor';
import { adminDashboard } from '../state/admin-dashboard';
import { allUserData, selectedUserData } from '../state/admin-users';

/** What this area loads and writes, each in a slice of its name or of the one that it is a field of (MFE-13). */
export const resources: readonly StorePart[] = [
  adminDashboard,
  activity,
  funnel,
  mostRead,
  misses,
  barePlaces,
  auditLogs,
  verifyChain,
  releases,
  allUserData,
  selectedUserData,
  decideApplicant,
  lineChecked,
  copyAsked,
  resetFactor,
  manageAccount,
  accountHistory,
  allRoles,
  bulkRuns,
  bulkRun,
  bulkResults,
  steering,
  undelivered,
  retrying,
  discarding,
  officeContributions,
  officeContribution,
  decideContribution,
  officePosts,
  officePost,
  decidePost,
  officeChats,
  officeTalk,
  chatStaff,
  chatAssignment,
  chatClosing,
  chatSeeing,
  cannedAnswers,
  cannedRemoval,
  contactMessages,
  contactMessage,
  contactHandling,
  officeRoles,
  officeRole,
  invalidCodes,
  invalidCode,
  codeApplicants,
  realCodes,
  withdrawing,
  officeFinds,
  savedViews,
  viewRemoval,
  viewPreference,
];
