import type { Applicant, Result } from '@tvacha/shared-contract';
import type { ApprovalState } from '@tvacha/shared-contract/vocabulary';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';
import { combineReducers } from '@tvacha/shared-core/toolkit';

export interface ApplicantQuery {
  state?: ApprovalState;
  search?: string;
  sort?: 'oldest' | 'name';
  page: number;
  dataPerPage: number;
}
export type ApplicantPage = Result<'admin.users.list'>;

/** Doctors who applied, a page a query, with how many are in each state. */
export const allUserData = createResource({
  name: 'allUserData',
  within: 'adminUsers',
  load: (query: ApplicantQuery): Promise<ApplicantPage> => call('admin.users.list', { query }),
});

/** One applicant by id. */
export const selectedUserData = createResource({
  name: 'selectedUserData',
  within: 'adminUsers',
  load: (query: { id: string }): Promise<Applicant> => call('admin.users.details', { query }),
});

/** The slice of admin users with the fields that the product names (MFE-13). */
export const adminUsersReducer = combineReducers({
  allUserData: allUserData.reducer,
  selectedUserData: selectedUserData.reducer,
});

export const approveApplicant = (id: string) => call('admin.users.approve', { body: { id } });
export const rejectApplicant = (id: string, reason: string) => call('admin.users.reject', { body: { id, reason } });
