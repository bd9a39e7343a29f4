import type { Release, RemoteRow } from '@tvacha/shared-contract/registry';
import type { FailureReason } from '../contract';
import { isQuarantined } from '../release/quarantine';

/** `needs` is the range that is not met, of the package named, or of shared-core. */
export type Choice = { release: Release } | { reason: FailureReason; needs?: string; of?: string };

type CanRun = (range: string, of?: string) => boolean;

/** The first range of a release that is not met. */
function unmet({ core, requires = {} }: Release, canRun: CanRun): { needs: string; of?: string } | undefined {
  if (!canRun(core)) return { needs: core };
  const found = Object.entries(requires).find(([of, range]) => !canRun(range, of));
  return found && { of: found[0], needs: found[1] };
}

/** The releases of a row, newest first. */
export const releasesOf = (row: RemoteRow | undefined): Release[] =>
  row ? [row.current, ...(row.previous ? [row.previous] : [])] : [];

/**
 * Picks the newest release that this shell can run and that has not failed. A release that needs more of the shared
 * packages than this shell has is refused here, before a byte of it is asked for.
 */
export function chooseRelease(row: RemoteRow | undefined, failed: ReadonlySet<string>, canRun: CanRun): Choice {
  if (!row) return { reason: 'unavailable' };
  const runnable = releasesOf(row).filter((release) => !unmet(release, canRun));
  const release = runnable.find((one) => !failed.has(one.name) && !isQuarantined(one));
  if (release) return { release };
  if (runnable.length === 0) return { reason: 'incompatible', ...unmet(row.current, canRun) };
  return { reason: 'failed' };
}
