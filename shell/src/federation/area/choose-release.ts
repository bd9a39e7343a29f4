import type { Release, RemoteRow } from '@tvacha/shared-contract/registry';
import type { FailureReason } from '../contract';
import { isQuarantined } from '../release/quarantine';

export type Choice = { release: Release } | { reason: FailureReason; needs?: string };

/** The releases of a row, newest first. */
export const releasesOf = (row: RemoteRow | undefined): Release[] =>
  row ? [row.current, ...(row.previous ? [row.previous] : [])] : [];

/**
 * Picks the newest release that this shell can run and that has not failed. A release that needs another shared-core
 * is refused here, before a byte of it is asked for.
 */
export function chooseRelease(
  row: RemoteRow | undefined,
  failed: ReadonlySet<string>,
  canRun: (range: string) => boolean,
): Choice {
  if (!row) return { reason: 'unavailable' };
  const runnable = releasesOf(row).filter((release) => canRun(release.core));
  const release = runnable.find((one) => !failed.has(one.name) && !isQuarantined(one));
  if (release) return { release };
  if (runnable.length === 0) return { reason: 'incompatible', needs: row.current.core };
  return { reason: 'failed' };
}
