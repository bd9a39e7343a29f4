import type { Release } from '@tvacha/shared-contract/registry';
import { TimeoutError, timeouts } from '../timeouts';

/** Until when a release is kept out. A load of the page forgets it: reload is what people try first. */
const until = new Map<string, number>();

/** A release is known by its name and its entry's hash: a repaired build of the same version gets its chance. */
const keyOf = (release: Release) => `${release.name} ${release.integrity[release.entry] ?? ''}`;

export const isQuarantined = (release: Release): boolean => (until.get(keyOf(release)) ?? 0) > Date.now();

/** Keeps a release out: until the page is loaded anew where its code failed, for a minute where it did not answer. */
export function quarantine(release: Release, cause: unknown): void {
  const end = cause instanceof TimeoutError ? Date.now() + timeouts.hangQuarantine : Number.POSITIVE_INFINITY;
  until.set(keyOf(release), end);
}

export function pardon(releases: readonly Release[]): void {
  for (const release of releases) until.delete(keyOf(release));
}
