import type { Fields, List, ListAddress } from '@tvacha/shared-core/list';
import { useLastValue } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { useLocation, useNavigate } from '@tvacha/shared-core/router';
import { useEffect, useState } from 'react';
import { type OfficeList, type SavedView, savedViews } from './saved-views';

export interface Views {
  list: OfficeList;
  /** One's own and the shared ones, by name; none while they are on their way. */
  views: readonly SavedView[];
  /** The one whose rows are shown. */
  current: SavedView | undefined;
  /** The one that was shown last, where filters were changed since. */
  changed: SavedView | undefined;
  /** What the address says now, as it would be kept. */
  shown: Record<string, string>;
  /** The link to a view; without one to the bare list. */
  hrefOf: (view?: SavedView) => string;
  show: (view?: SavedView) => void;
  /** What a view asked for that the list has no more. */
  lostOf: (view: SavedView) => string[];
  /** Whether the list begins with a view is not known yet: its rows have to wait. */
  waits: boolean;
}

/** The views of a list, and which of them its address is. Who comes by the bare address begins with their first view. */
export function useViews<F extends Fields>(
  of: List<F, [], unknown>,
  list: OfficeList,
  { address }: ListAddress<F>,
): Views {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { status, value } = useResource(savedViews, { list });
  const [arrives, setArrives] = useState(search === '');
  const views = value ?? [];
  const addressOf = (view?: SavedView) => of.read(new URLSearchParams(view?.query ?? {}));
  const hrefOf = (view?: SavedView) => of.hrefOf(addressOf(view));
  const shown = of.viewOf(address);
  const isShown = (view: SavedView) => JSON.stringify(of.viewOf(addressOf(view))) === JSON.stringify(shown);
  const current = views.find((view) => view.own && isShown(view)) ?? views.find(isShown);
  const last = useLastValue(current?._id ?? null);
  const isBare = Object.keys(shown).length === 0;
  const isKnown = status === 'ready' || status === 'failed';
  const first = views.find(({ isDefault }) => isDefault);
  const begins = arrives && search === '' && first !== undefined;

  useEffect(() => {
    if (!arrives || !isKnown) return;
    setArrives(false);
    if (begins) navigate(hrefOf(first), { replace: true });
  });

  return {
    list,
    views,
    current,
    changed: current || isBare ? undefined : views.find(({ _id }) => _id === last),
    shown,
    hrefOf,
    show: (view) => navigate(hrefOf(view)),
    lostOf: ({ query }) => of.lostOf(query),
    waits: arrives && (!isKnown || begins),
  };
}
