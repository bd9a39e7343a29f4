import type { Account, Result } from '@tvacha/shared-contract';
import { listUsers, showUser } from '@tvacha/shared-contract/routes/admin/users';
import type { AccountOrder, ApprovalState } from '@tvacha/shared-contract/vocabulary';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

export interface ApplicantQuery {
  role?: 'patient' | 'staff';
  state?: ApprovalState;
  search?: string;
  region?: string;
  city?: string;
  specialty?: string;
  from?: string;
  to?: string;
  papers?: 'missing' | 'asked' | 'sent';
  contact?: 'unconfirmed';
  sort?: AccountOrder;
  page: number;
  dataPerPage: number;
}
export type ApplicantPage = Result<'admin.users.list'>;

/**
 * Accounts of a kind, a page a query, with how many are in each state. Several people decide on them, so they are asked
 * for whenever they are shown.
 */
export const allUserData = createResource({
  name: 'allUserData',
  within: 'adminUsers',
  load: (query: ApplicantQuery, options): Promise<ApplicantPage> => call(listUsers, { query }, options),
  age: 0,
});

/** One account by id, of whichever kind. */
export const selectedUserData = createResource({
  name: 'selectedUserData',
  within: 'adminUsers',
  load: (query: { id: string }, options): Promise<Account> => call(showUser, { query }, options),
  age: 0,
});
