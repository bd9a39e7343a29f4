import type { Code } from '@tvacha/shared-contract/codes';
import {
  deleteUser,
  disableUser,
  enableUser,
  logOutUser,
  resendWelcome,
} from '@tvacha/shared-contract/routes/admin/users';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { adminDashboard } from '../../state/admin-dashboard';
import { allUserData, selectedUserData } from '../../state/admin-users';

export const accountActions = ['welcome', 'logout', 'disable', 'enable', 'delete'] as const;
export type AccountAction = (typeof accountActions)[number];

interface Managed {
  id: string;
  action: AccountAction;
  /** Why an account is disabled. */
  reason?: string;
}

const simple = { welcome: resendWelcome, logout: logOutUser, enable: enableUser };
const notices = { welcome: 'WELCOME_EMAIL_RESENT', delete: 'USER_DELETED' } as const;

/** The refusals that the account's card says itself. */
export const saidByCard = ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND'] as const satisfies readonly Code[];

/** What staff do with an account as a whole; it answers what was done. */
export const manageAccount = createMutation({
  name: 'accountManaged',
  keyOf: ({ id }: Managed) => id,
  send: async ({ id, action, reason = '' }: Managed) => {
    if (action === 'delete') await call(deleteUser, { query: { id } });
    else if (action === 'disable') await call(disableUser, { body: { id, reason } });
    else await call(simple[action], { body: { id } });
    return action;
  },
  invalidates: [allUserData, selectedUserData, adminDashboard],
  notice: ({ action }) => (action === 'welcome' || action === 'delete' ? notices[action] : undefined),
  saidInPlace: saidByCard,
});
