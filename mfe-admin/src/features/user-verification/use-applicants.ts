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

  // The counts are the same for every query, so the last ones known stand while a page is on its way.
  const states = useRef<StateCounts | undefined>(undefined);
  if (view.value) states.current = view.value.states;

  return {
    rows: view.value?.items ?? [],
    total: view.value?.total ?? 0,
    states: states.current,
    loading: view.value === null && view.code === null,
    problem: view.status === 'failed' ? view.code : null,
    reload: view.reload,
  };
}
