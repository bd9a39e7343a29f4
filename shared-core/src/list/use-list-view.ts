import { type Page, type Resource, type ResourceView, useResource } from '@tvacha/shared-core/resources';
import { useLocation, useNavigate } from '@tvacha/shared-core/router';
import { useEffect, useMemo, useState } from 'react';
import type { Address, Fields, List, NamesOf } from './define-list';

/**
 * The value, or while there is none the last one there was.
 * @param of what it is a value of: of something else nothing is kept.
 */
export function useLastValue<Value>(value: Value | null, of: unknown = null): Value | null {
  const [kept, setKept] = useState({ value, of });
  const shown = value ?? (kept.of === of ? kept.value : null);
  if (kept.value !== shown || kept.of !== of) setKept({ value: shown, of });
  return shown;
}

export interface ListAddress<F extends Fields> {
  address: Address<F>;
  /** The address as it is by now: a change may have come that is not drawn yet. */
  now: () => Address<F>;
  /** Goes to the changed list; `replace` for what is still being typed. */
  change: (change: Partial<Address<F>>, options?: { replace?: boolean }) => void;
  /** The link to the changed list. */
  hrefOf: (change: Partial<Address<F>>) => string;
  /** The filters that narrow it. */
  narrowing: readonly NamesOf<F, 'filter'>[];
  noFilters: Partial<Address<F>>;
  rowsPerPage: number;
}

/** The list that the page's address names, and the ways to change it. */
export function useListAddress<F extends Fields, Place extends readonly unknown[], Asked>(
  list: List<F, Place, Asked>,
  ...place: Place
): ListAddress<F> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => list.read(new URLSearchParams(search)), [list, search]);
  const now = () => list.read(new URLSearchParams(window.location.search));
  return {
    address,
    now,
    // Two changes may come before the first is drawn, as when somebody types and clicks a row at once.
    change: (change, options) => navigate(list.hrefOf(list.changed(now(), change), ...place), options),
    hrefOf: (change) => list.hrefOf(list.changed(address, change), ...place),
    narrowing: list.narrowing(address),
    noFilters: list.noFilters,
    rowsPerPage: list.rowsPerPage,
  };
}

export interface ListView<Value, F extends Fields> extends ListAddress<F>, ResourceView<Value> {
  /** The value is the one from before, until the one that is asked for has come. */
  isKept: boolean;
  /** The address names a page after the last one. */
  isPastEnd: boolean;
  /** Its pages, chips and ways out are links. */
  links: boolean;
}

export interface ListViewOptions<Place> {
  place?: Place;
  /** For pages that are drawn on the server: each page of rows is one to arrive at, and one past the end says so. */
  links?: boolean;
}

/**
 * A list with the page of rows that its address asks for. The rows from before stay while the next ones are on their
 * way, so that none goes away under a click; from an address past the end it goes to the last page, as when the last
 * row of a page was taken out. Neither where its pages are links.
 */
export function useListView<
  F extends Fields,
  Place extends readonly unknown[],
  Asked extends object,
  Name extends string,
  Value extends Page<unknown>,
>(
  list: List<F, Place, Asked>,
  resource: Resource<Name, Asked, Value>,
  { place = [] as unknown as Place, links = false }: ListViewOptions<Place> = {},
): ListView<Value, F> {
  const at = useListAddress(list, ...place);
  const { status, value, code, retryAt, reload } = useResource(resource, list.request(at.address, ...place));
  const { page = 1 } = at.address as { page?: number };
  const lastPage = Math.max(1, Math.ceil((value?.total ?? 0) / list.rowsPerPage));
  const isPastEnd = value !== null && value.total > 0 && page > lastPage;
  const leaves = isPastEnd && !links;

  useEffect(() => {
    if (leaves) at.change({ page: lastPage } as unknown as Partial<Address<F>>, { replace: true });
  });

  const own = leaves ? null : value;
  const kept = useLastValue(own);
  const before = !links && status !== 'failed' ? kept : null;
  const isKept = own === null && before !== null;
  return {
    ...at,
    status: isKept || leaves ? 'loading' : status,
    value: own ?? before,
    code,
    retryAt,
    reload,
    isKept,
    isPastEnd,
    links,
  };
}
