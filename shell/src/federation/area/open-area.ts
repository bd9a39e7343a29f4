import type { Release, RemoteRow } from '@tvacha/shared-contract/registry';
import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import { isNetworkFailure } from '@tvacha/shared-core/lazy-part';
import type { AreaStatus } from '../contract';
import { endRequests } from '../release/end-requests';
import { type MountedRelease, mountRelease } from '../release/mount-release';
import { dropPrerendered, dropUseless } from '../release/prerendered-element';
import { pardon, quarantine } from '../release/quarantine';
import type { ReleaseLoader } from '../release/release-loader';
import type { ReleaseReport } from '../release/release-reports';
import { TimeoutError } from '../timeouts';
import { type Choice, releasesOf } from './choose-release';

export interface AreaOptions {
  /** The area's row of the registry, asked for anew. */
  refresh(): Promise<RemoteRow | undefined>;
  /** The newest release of the row that may be shown; `failed` names those that have failed on this visit. */
  choose(row: RemoteRow | undefined, failed: ReadonlySet<string>): Choice;
  loader: ReleaseLoader;
  outlet: HTMLElement;
  report(status: AreaStatus): void;
  /** Hears what became of each release that was tried. */
  reportRelease(report: ReleaseReport): void;
}

export interface OpenArea {
  /** Starts again with new requests, if everything has failed. */
  retry(): void;
  close(): Promise<void>;
}

/** One visit to an area: shows its newest release that works, and changes to an older one when that gives up. */
export function openArea({ refresh, choose, loader, outlet, report, reportRelease }: AreaOptions): OpenArea {
  const leaving = new AbortController();
  const { signal } = leaving;
  const failed = new Set<string>();
  /** Those that were given up before one was shown, and why. */
  const lost: Pick<ReleaseReport, 'version' | 'error'>[] = [];
  let row: RemoteRow | undefined;
  let mounted: MountedRelease | undefined;
  let isDown = false;
  let since = 0;
  let work = start();

  async function start() {
    isDown = false;
    since = performance.now();
    report({ state: 'loading' });
    row = await unlessLeft(refresh());
    await show();
  }

  /** Whoever leaves does not wait for the network. */
  async function unlessLeft(asked: Promise<RemoteRow | undefined>) {
    const over = new AbortController();
    const left = new Promise<undefined>((leave) =>
      signal.addEventListener('abort', () => leave(undefined), { signal: over.signal }),
    );
    // A visit may be tried again any number of times.
    return Promise.race([asked, left]).finally(() => over.abort());
  }

  async function show(): Promise<void> {
    if (signal.aborted) return;
    const choice = choose(row, failed);
    if (!('release' in choice)) {
      isDown = true;
      dropUseless();
      for (const one of lost.splice(0)) reportRelease({ ...one, event: 'failed' });
      return report({ state: 'failed', ...choice });
    }
    const { release } = choice;
    const early: unknown[] = [];
    try {
      const fresh = await mountRelease({
        release,
        loader,
        outlet,
        signal,
        onLateFatal: (error) => (mounted?.release === release ? replace(mounted, error) : early.push(error)),
      });
      if (early.length > 0) {
        await fresh.unmount();
        throw early[0];
      }
      mounted = fresh;
    } catch (error) {
      if (signal.aborted) return;
      lost.push({ version: release.version, error });
      giveUp(release, error);
      return show();
    }
    if (signal.aborted) return;
    const { version } = release;
    report({ state: release === row?.current ? 'ready' : 'fallback', version });
    for (const one of lost.splice(0)) reportRelease({ ...one, event: 'fellBack', to: version });
    reportRelease({ version, event: 'loaded', took: performance.now() - since });
    dropPrerendered();
  }

  function giveUp(release: Release, error: unknown) {
    failed.add(release.name);
    loader.forget(release);
    // The network's fault is not the release's: the next visit may try it again.
    if (isNetworkFailure(error)) return;
    quarantine(release, error);
    // Whoever made it finds out why in the console; of one that did not answer there is nothing to find out.
    if (!(error instanceof TimeoutError)) reportCaughtError({ where: `release:${release.name}`, error });
  }

  function replace({ release, unmount }: MountedRelease, error: unknown) {
    if (signal.aborted) return;
    mounted = undefined;
    since = performance.now();
    reportRelease({ version: release.version, event: 'crashed', error });
    giveUp(release, error);
    report({ state: 'loading' });
    work = unmount().then(show);
  }

  return {
    retry() {
      if (!isDown || signal.aborted) return;
      pardon(releasesOf(row));
      failed.clear();
      endRequests();
      work = start();
    },
    async close() {
      leaving.abort(new Error('The visitor left the area'));
      await work;
      await mounted?.unmount();
    },
  };
}
