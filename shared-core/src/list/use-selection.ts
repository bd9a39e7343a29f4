import { useSession } from '@tvacha/shared-core/session';
import { useState } from 'react';

/** Chosen keys by user and list: they stay over pages and on the way to a detail and back, as long as the tab. */
const kept = new Map<string, ReadonlySet<string>>();
const nothing: ReadonlySet<string> = new Set();

export interface Selection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/**
 * Rows chosen to do something with, over all pages of a list.
 * @param name tells the lists of the portal apart.
 */
export function useSelection(name: string): Selection {
  const { user } = useSession();
  const key = `${user?._id} ${name}`;
  const [chosen, setChosen] = useState(() => kept.get(key) ?? nothing);
  return {
    chosen,
    onChange: (next) => {
      kept.set(key, next);
      setChosen(next);
    },
  };
}
