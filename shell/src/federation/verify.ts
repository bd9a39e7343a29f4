import type { Release } from '@tvacha/shared-contract/registry';

/**
 * The two gates through which everything from outside the shell's own build comes in. The registry's signature is
 * to be checked in `openRegistry`, the hashes of a release's files to be made known in `admitRelease`.
 */

/** Opens the registry document as it came from the page or the network. Throws where it cannot be trusted. */
export function openRegistry(text: string): unknown {
  return JSON.parse(text);
}

/** Lets a release in, or throws: only code of this site's own origin is run. */
export function admitRelease(release: Release): void {
  for (const url of [release.entry, ...Object.keys(release.integrity)]) {
    const { origin } = new URL(url, location.href);
    if (origin !== location.origin) throw new Error(`${release.name}: ${url} is not of this origin`);
  }
}
