import type { Release, RemoteRow } from '@tvacha/shared-contract/registry';
import type { FailureReason } from '../contract';
import { isQuarantined } from '../release/quarantine';

/** `needs` is the range that is not met, of the package named, or of shared-core; without it a module is missing. */
export type Choice = { release: Release } | { reason: FailureReason; needs?: string; of?: string };

export interface Portal {
  /** Whether the shared package, shared-core unless named, is within a range. */
  canRun(range: string, of?: string): boolean;
  /** Whether it has a shared module at all. */
  hasModule(key: string): boolean;
}

/** What a release needs first that this shell does not have. */
function unmet(
  { core, requires = {}, consumes }: Release,
  portal: Portal,
): { needs?: string; of?: string } | undefined {
  if (!portal.canRun(core)) return { needs: core };
  const found = Object.entries(requires).find(([of, range]) => !portal.canRun(range, of));
  if (found) return { of: found[0], needs: found[1] };
  const of = consumes.find((key) => !portal.hasModule(key));
  return of === undefined ? undefined : { of };
}

/** The releases of a row, newest first. */
export const releasesOf = (row: RemoteRow | undefined): Release[] =>
  row ? [row.current, ...(row.previous ? [row.previous] : [])] : [];

/**
 * Picks the newest release that this shell can run and that has not failed. A release that needs more of the shared
 * packages than this shell has is refused here, before a byte of it is asked for.
 */
export function chooseRelease(row: RemoteRow | undefined, failed: ReadonlySet<string>, portal: Portal): Choice {
  if (!row) return { reason: 'unavailable' };
  const runnable = releasesOf(row).filter((release) => !unmet(release, portal));
  const release = runnable.find((one) => !failed.has(one.name) && !isQuarantined(one));
  if (release) return { release };
  if (runnable.length === 0) return { reason: 'incompatible', ...unmet(row.current, portal) };
  return { reason: 'failed' };
}
