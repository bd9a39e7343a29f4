import { type ApprovalState, approvalStates } from '@tvacha/shared-contract/vocabulary';
import { useSearchParams } from '@tvacha/shared-core/router';

/** What the address of the list says; everything that the page shows follows from it. */
export interface UserListAddress {
  state: ApprovalState | 'all';
  search: string;
  page: number;
  /** The application whose drawer is open. */
  id: string | null;
}

const isState = (word: string | null): word is ApprovalState => approvalStates.some((state) => state === word);

export function readAddress(params: URLSearchParams): UserListAddress {
  const state = params.get('state');
  const page = Number(params.get('page'));
  return {
    state: isState(state) ? state : 'all',
    search: (params.get('search') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    id: params.get('id') || null,
  };
}

/** The shortest query that says the same: what is usual is left out. */
export function writeAddress({ state, search, page, id }: UserListAddress): Record<string, string> {
  return {
    ...(state !== 'all' && { state }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
    ...(id && { id }),
  };
}

/** The address and how to change it. A change of state or search begins again at page 1, with no drawer. */
export function useUserListAddress() {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const go = (change: Partial<UserListAddress>, options?: { replace: boolean }) => {
    // Two changes may come before the first is drawn, as when somebody types and clicks a row at once.
    const now = readAddress(new URLSearchParams(window.location.search));
    const begins = 'state' in change || 'search' in change;
    setParams(writeAddress({ ...now, ...(begins && { page: 1, id: null }), ...change }), options);
  };
  return { address, go };
}
