import { type Injection, injectRemote, type PortalStore, portalStore } from '@tvacha/shared-core/store';

const added = new WeakMap<PortalStore, Set<string>>();

/** Adds a page's slices to the store when it is first opened; what they hold stays for the way back. */
export function addSlices(injection: Injection): void {
  const store = portalStore();
  const keys = added.get(store) ?? new Set();
  if (keys.has(injection.key)) return;
  added.set(store, keys.add(injection.key));
  injectRemote(injection);
}
