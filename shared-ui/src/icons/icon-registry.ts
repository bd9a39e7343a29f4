import { useEffect, useSyncExternalStore } from 'react';
import { firstIcons } from './first.generated';
import type { otherIcons } from './other.generated';

/** Phosphor's names; those that end in -fill mark a state. */
export type IconName = keyof typeof firstIcons | keyof typeof otherIcons;

const known: Partial<Record<IconName, string>> = { ...firstIcons };
const listeners = new Set<() => void>();

/** Makes more icons known; those that are drawn already appear. */
export function addIcons(icons: typeof otherIcons): void {
  Object.assign(known, icons);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const loadOthers = async () => addIcons((await import(/* webpackChunkName: "icons" */ './other.generated')).otherIcons);

/** The outline of an icon; undefined while it is on its way. */
export function useIconPath(name: IconName): string | undefined {
  const read = () => known[name];
  const path = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    // An icon that never comes leaves its room empty; whatever it stands beside has words.
    if (!path) void loadOthers().catch(() => undefined);
  }, [path]);
  return path;
}
