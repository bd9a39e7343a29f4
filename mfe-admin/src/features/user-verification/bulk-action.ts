import type { BulkAction } from '@tvacha/shared-contract/bulk';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import {
  bulkApprove,
  bulkDisable,
  bulkEnable,
  bulkReject,
  bulkRole,
  bulkWelcome,
} from '@tvacha/shared-contract/routes/admin/bulk';
import { call } from '@tvacha/shared-core/http';
import type { Address } from '@tvacha/shared-core/list';
import type { AccountKind } from './account-kind';
import { userList } from './user-list';

/** What can be done to many of a kind: only doctors apply, and a patient has no role to be given. */
export const actionsOf: Record<AccountKind, readonly BulkAction[]> = {
  doctor: ['approve', 'reject', 'disable', 'enable', 'welcome', 'role'],
  patient: ['disable', 'enable', 'welcome'],
  staff: ['disable', 'enable', 'welcome', 'role'],
};

/** What the server asks of an account beside its id: a reason that is read, or a role. */
export const needOf = (action: BulkAction): 'reason' | 'role' | null =>
  action === 'reject' || action === 'disable' ? 'reason' : action === 'role' ? 'role' : null;

/** Whom an action is about, as the server takes it. */
export type Whom = { ids: string[] } | { filter: ReturnType<typeof filterOf> };

/** What narrows the list, without its order and page. */
export function filterOf(address: Address<(typeof userList)['fields']>) {
  const { page: _page, dataPerPage: _rows, sort: _sort, ...filter } = userList.request(address);
  return filter;
}

/** What somebody types; the role is a definition, `admin`, or nothing for none. */
export type Given = { reason: string; role: string };

const roleOf = (kind: AccountKind, role: string): { role: AccountRole; roleId: string | null } =>
  kind === 'staff' && role === 'admin'
    ? { role: 'admin', roleId: null }
    : { role: kind === 'staff' ? 'subAdmin' : kind, roleId: role || null };

interface Asked {
  action: BulkAction;
  kind: AccountKind;
  whom: Whom;
  given: Given;
}

/** Asks what would become of them; with the token of that, begins it. */
export function sendBulk({ action, kind, whom, given }: Asked, token?: string) {
  const body = token === undefined ? whom : { ...whom, token };
  const { reason } = given;
  switch (action) {
    case 'approve':
      return call(bulkApprove, { body });
    case 'reject':
      return call(bulkReject, { body: { ...body, reason } });
    case 'disable':
      return call(bulkDisable, { body: { ...body, reason } });
    case 'enable':
      return call(bulkEnable, { body });
    case 'welcome':
      return call(bulkWelcome, { body });
    default:
      return call(bulkRole, { body: { ...body, ...roleOf(kind, given.role) } });
  }
}
