import type { Area, Registry } from '@tvacha/shared-contract/registry';
import { editRegistry } from './registry-file';

/** The registry with an area's previous release current again. The one taken back is no longer fallen back to. */
export function withoutCurrent(registry: Registry, area: Area): Registry {
  const row = registry.remotes.find((one) => one.area === area);
  if (!row?.previous) throw new Error(`${area} has no previous release to go back to`);
  const { previous, ...rest } = row;
  return { ...registry, remotes: registry.remotes.map((one) => (one === row ? { ...rest, current: previous } : one)) };
}

/** Takes back the current release of an area. Only the registry changes. */
export const rollback = (site: string, area: Area): Promise<Registry> =>
  editRegistry(site, (registry) => withoutCurrent(registry, area));
