import type { Area } from '@tvacha/shared-contract/registry';
import { useSyncExternalStore } from 'react';
import type { AreaStatus } from './contract';

const idle: AreaStatus = { state: 'idle' };
const statuses = new Map<Area, AreaStatus>();
const listeners = new Set<() => void>();

export const areaStatus = (area: Area): AreaStatus => statuses.get(area) ?? idle;

export function setAreaStatus(area: Area, status: AreaStatus) {
  statuses.set(area, status);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How an area is doing, as the loader last said. */
export const useAreaStatus = (area: Area): AreaStatus =>
  useSyncExternalStore(
    subscribe,
    () => areaStatus(area),
    () => idle,
  );
