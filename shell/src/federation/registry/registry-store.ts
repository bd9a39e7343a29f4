import type { Area, RemoteRow } from '@tvacha/shared-contract/registry';
import { useSyncExternalStore } from 'react';
import type { AreaInfo } from '../contract';
import { closedArea, routeFor } from '../match';
import { timeouts, within } from '../timeouts';
import type { GuardedRegistry } from './guard';
import { fetchRegistry, inlinedRegistry } from './source';

const rows = new Map<Area, RemoteRow>();
const listeners = new Set<() => void>();
let seq = Number.NEGATIVE_INFINITY;
let infos: AreaInfo[] = [];

const available = ({ current: _, previous: _previous, candidate: _candidate, ...said }: RemoteRow): AreaInfo => ({
  ...said,
  available: true,
});

/**
 * Takes over what a registry says; an older one is ignored, and a row that has become unsound leaves the last good one.
 */
export function acceptRegistry(registry: GuardedRegistry | undefined) {
  if (!registry || registry.seq <= seq) return;
  seq = registry.seq;
  for (const area of rows.keys()) if (!registry.broken.has(area)) rows.delete(area);
  for (const [area, row] of registry.rows) rows.set(area, row);
  infos = [...rows.values()].map(available);
  for (const [area, prefixes] of registry.broken) if (!rows.has(area)) infos.push(closedArea(area, prefixes));
  for (const listener of listeners) listener();
}

let asking: Promise<void> | undefined;

/** Asks for the registry; whoever comes within a moment shares the question, and who comes later asks anew. */
function refresh(): Promise<void> {
  if (asking) return asking;
  const question = fetchRegistry().then(acceptRegistry);
  asking = question;
  const end = () => {
    if (asking === question) asking = undefined;
  };
  void within(question, timeouts.registry, 'registry').then(end, end);
  return question;
}

/** The area that the page was opened at: its first visit needs no newer registry than the one in the page. */
let fresh: Area | undefined;

/** Takes the registry from the page, else asks for it. */
export function startRegistry() {
  acceptRegistry(inlinedRegistry());
  if (rows.size === 0) void refresh();
  else fresh = routeFor(infos, location.pathname)?.area.area;
}

/** The row of an area as last known. */
export const knownRow = (area: Area) => rows.get(area);

export const knownAreas = () => infos;

/**
 * The row of an area for a visit that starts now: asked for anew, but not waited for beyond a moment, for what is
 * known will do.
 */
export async function freshRow(area: Area): Promise<RemoteRow | undefined> {
  const isFresh = fresh === area;
  fresh = undefined;
  // Without any row there is nothing to show meanwhile: then wait as long as for a remote's code.
  const limit = rows.has(area) ? timeouts.registry : timeouts.load;
  if (!isFresh) await within(refresh(), limit, 'registry').catch(() => undefined);
  return rows.get(area);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The areas as the registry describes them, kept up to date. */
export const useAreas = (): AreaInfo[] => useSyncExternalStore(subscribe, knownAreas, knownAreas);
