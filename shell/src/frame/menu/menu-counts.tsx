import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { createContext, type ReactNode, use } from 'react';
import { useT } from '../../messages';
import type { MenuItem } from './menu-item';

const Counts = createContext<ReturnType<typeof useCounts>['counts']>(null);

/**
 * Reads the counts for all menus below, before one is opened. With a read of their own the links of a menu asked for the
 * same counts twice each.
 */
export function MenuCounts({ children }: { children: ReactNode }) {
  const { counts } = useCounts();
  return <Counts value={counts}>{children}</Counts>;
}

/** The count or note beside an entry. */
export function useAside(): (item: MenuItem) => string | undefined {
  const t = useT();
  const counts = use(Counts);
  return ({ count, note }) => {
    if (note) return t(note);
    const value = count && counts?.[count];
    return value === undefined ? undefined : formatNumber(value);
  };
}
