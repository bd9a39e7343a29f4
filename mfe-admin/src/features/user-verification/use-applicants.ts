import { useResource } from '@tvacha/shared-core/resources';
import { useRef } from 'react';
import { useFresh } from '../../common/use-fresh';
import { type ApplicantPage, type ApplicantQuery, allUserData } from '../../state/admin-users';
import type { UserListAddress } from './user-list-address';

/** As many rows as stand on a laptop screen without scrolling. */
export const rowsPerPage = 10;

export type StateCounts = ApplicantPage['states'];

/** The page of the list that the address asks for; nothing is asked for without permission. */
export function useApplicants({ state, search, page }: UserListAddress, mayRead: boolean) {
  const query: ApplicantQuery = {
    state: state === 'all' ? undefined : state,
    search: search || undefined,
    page,
    dataPerPage: rowsPerPage,
  };
  const view = useResource(allUserData, mayRead ? query : null);
  useFresh(view, JSON.stringify(query));

  // The counts are the same for every query, so the last ones known stand while a page is on its way; and so do the
  // rows, that none goes away under the click of somebody who has just typed.
  const last = useRef<ApplicantPage | null>(null);
  if (view.value) last.current = view.value;

  return {
    rows: last.current?.items ?? [],
    total: view.value?.total ?? 0,
    states: last.current?.states,
    loading: view.value === null && view.code === null,
    problem: view.status === 'failed' ? view.code : null,
    reload: view.reload,
  };
}
