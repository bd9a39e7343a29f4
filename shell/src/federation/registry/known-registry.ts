import { type Area, areas, type RemoteRow } from '@tvacha/shared-contract/registry';
import { useSyncExternalStore } from 'react';
import type { AreaInfo } from '../contract';
import { areaFor } from '../match';
import { timeouts, within } from '../timeouts';
import type { GuardedRegistry } from './guard';
import { fetchRegistry, inlinedRegistry } from './source';

/** Whose addresses these are while the registry does not say. */
const usualPrefixes: Record<Area, string[]> = {
  auth: ['/login', '/register', '/admin/login', '/demo'],
  doctor: ['/doctor', '/events'],
  patient: ['/patient', '/findadoctor'],
  admin: ['/admin'],
};

const rows = new Map<Area, RemoteRow>();
const listeners = new Set<() => void>();
let seq = Number.NEGATIVE_INFINITY;
let infos: AreaInfo[] = areas.map(infoOf);

function infoOf(area: Area): AreaInfo {
  const row = rows.get(area);
  if (!row) return { area, available: false, prefixes: usualPrefixes[area], routes: [], menu: [] };
  return { area, available: true, prefixes: row.prefixes, routes: row.routes, menu: row.menu };
}

/** Takes over what a registry says; an older one is ignored, and a row that has become unsound leaves the last good one. */
export function acceptRegistry(registry: GuardedRegistry | undefined) {
  if (!registry || registry.seq <= seq) return;
  seq = registry.seq;
  for (const area of areas) {
    const row = registry.rows.get(area);
    if (row) rows.set(area, row);
    else if (!registry.broken.has(area)) rows.delete(area);
  }
  infos = areas.map(infoOf);
  for (const listener of listeners) listener();
}

let asking: Promise<void> | undefined;

/** Asks for the registry; one question at a time. */
function refresh(): Promise<void> {
  asking ??= fetchRegistry()
    .then(acceptRegistry)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** The area that the page was opened at: its first visit needs no newer registry than the one in the page. */
let fresh: Area | undefined;

/** Takes the registry from the page, else asks for it. */
export function startRegistry() {
  acceptRegistry(inlinedRegistry());
  if (rows.size === 0) void refresh();
  else fresh = areaFor(infos, location.pathname)?.area;
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
