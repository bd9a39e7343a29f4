import type { Release } from '@tvacha/shared-contract/registry';
import { TimeoutError, timeouts } from '../timeouts';

const storageKey = 'quarantine';
const forThisTab = Number.MAX_SAFE_INTEGER;

/** A release is known by its name and its entry's hash: a repaired build of the same version gets its chance. */
const keyOf = (release: Release) => `${release.name} ${release.integrity[release.entry] ?? ''}`;

function readAll(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept)) : {};
  } catch {
    return {};
  }
}

function writeAll(until: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(until));
  } catch {
    // Without storage a bad release is tried once more after a reload; no harm.
  }
}

export const isQuarantined = (release: Release): boolean => (readAll()[keyOf(release)] ?? 0) > Date.now();

/** Keeps a release out: for this tab's life where its code failed, for a minute where it did not answer. */
export function quarantine(release: Release, cause: unknown) {
  const until = cause instanceof TimeoutError ? Date.now() + timeouts.hangQuarantine : forThisTab;
  writeAll({ ...readAll(), [keyOf(release)]: until });
}

export function pardon(releases: Release[]) {
  const pardoned = new Set(releases.map(keyOf));
  writeAll(Object.fromEntries(Object.entries(readAll()).filter(([key]) => !pardoned.has(key))));
}
