import { offers } from 'virtual:offers';
import { satisfy } from '@module-federation/runtime-core';
import type { Area } from '@tvacha/shared-contract/registry';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import { setAreaStatus } from '../area-status';
import { isHeld, onHold } from '../block-areas';
import { createHost } from '../host';
import { routeFor } from '../match';
import { prefetchNeighbours } from '../prefetch/neighbours';
import { freshRow, knownAreas, knownRow } from '../registry/registry-store';
import { createReleaseLoader } from '../release/release-loader';
import { chooseRelease, type Portal } from './choose-release';
import { type OpenArea, openArea } from './open-area';

const core = '@tvacha/shared-core';

/** The version of a shared package in this shell. */
const versionOf = (name: string) => offers.find(({ key }) => key.startsWith(`${name}/`))?.version ?? '0.0.0';

const keys = new Set(offers.map(({ key }) => key));
const portal: Portal = {
  canRun: (range, of = core) => satisfy(versionOf(of), range),
  hasModule: (key) => keys.has(key),
};
const loader = createReleaseLoader(createHost(offers));
const visits = new Map<Area, OpenArea>();

function open(area: Area, outlet: HTMLElement) {
  warmArea(area);
  const visit = openArea({
    refresh: () => freshRow(area),
    choose: (row, failed) => chooseRelease(row, failed, portal),
    loader,
    outlet,
    report: (status) => {
      setAreaStatus(area, status.state === 'failed' ? { ...status, has: versionOf(status.of ?? core) } : status);
      if (status.state === 'ready') prefetchNeighbours();
    },
    reportRelease: (report) => {
      // Once the page stands; a figure is not worth a second request.
      import(/* webpackChunkName: "release-reports" */ '../release/release-reports').then(
        ({ reportRelease }) => reportRelease(area, report),
        () => undefined,
      );
    },
  });
  visits.set(area, visit);
}

async function close(area: Area) {
  const visit = visits.get(area);
  visits.delete(area);
  await visit?.close();
  setAreaStatus(area, { state: 'idle' });
}

/** Starts an area again after it failed, with new requests. */
export const retryArea = (area: Area) => visits.get(area)?.retry();

/** Loads the code of an area that is about to be shown. */
export function warmArea(area: Area) {
  const choice = chooseRelease(knownRow(area), new Set(), portal);
  // What goes wrong here goes wrong again when the area is opened, and is dealt with there.
  if ('release' in choice) loader.load(choice.release).catch(() => {});
}

const registered = new Set<Area>();

/**
 * Registers an area with single-spa, which opens and closes it as the address changes. To single-spa an area is one
 * application for ever; which release stands behind it is found out anew on each visit.
 */
export function startArea(area: Area, outlet: HTMLElement) {
  if (registered.has(area)) return;
  if (registered.size === 0) {
    onHold(triggerAppChange);
    start();
  }
  registered.add(area);
  registerApplication({
    name: area,
    activeWhen: ({ pathname }) => !isHeld() && routeFor(knownAreas(), pathname)?.area.area === area,
    app: async () => ({
      bootstrap: async () => {},
      // Not waited for: single-spa makes one change at a time, and a remote that hangs must hold up no other.
      mount: async () => open(area, outlet),
      unmount: () => close(area),
      // Its own end comes first: a release that does not leave is dropped, and is no fault of single-spa's.
      timeouts: { unmount: { millis: 10_000, dieOnTimeout: false, warningMillis: 10_000 } },
    }),
  });
}
