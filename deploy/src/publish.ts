import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Area,
  conflictOf,
  type Registry,
  type Release,
  type RemoteDescription,
  type RemoteRoute,
  type RemoteRow,
} from '@tvacha/shared-contract/registry';
import { routes as operations } from '@tvacha/shared-contract/routes';
import { isSameFolder, placeFolder, syncFolder } from './folders';
import { precompress } from './precompress';
import { editRegistry, readRegistry } from './registry-file';

export interface PublishOptions {
  /** The site's folder: `remotes/` and `registry.json` lie in it. */
  site: string;
  /** The build: a folder with `release.json`. */
  dist: string;
  area: Area;
  /** What the shell must know of the remote; the build writes it into `remote.json` where left out. */
  description?: string;
  /** For a site on a developer's machine only: the folder of this version may be overwritten. */
  replace?: boolean;
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'));

/**
 * A release with the URLs at which the site serves it, instead of the file names of its build. The entry is the one
 * file without a hash in its name; where a version may be replaced, its URL must tell the two apart.
 */
export function releaseAt(base: string, release: Release, replace = false): Release {
  const stamp = replace ? `?${release.integrity[release.entry]?.replace(/[^0-9A-Za-z]/g, '').slice(6, 14)}` : '';
  const at = (file: string) => `${base}${file}${file === release.entry ? stamp : ''}`;
  const preload = Object.entries(release.preload).map(([path, files]) => [path, files.map(at)]);
  const late = Object.entries(release.late ?? {}).map(([path, { files, needs }]) => [
    path,
    { files: files.map(at), needs },
  ]);
  const integrity = Object.entries(release.integrity).map(([file, hash]) => [at(file), hash]);
  return {
    ...release,
    entry: at(release.entry),
    ...(release.server && { server: at(release.server) }),
    preload: Object.fromEntries(preload),
    ...(release.late && { late: Object.fromEntries(late) }),
    integrity: Object.fromEntries(integrity),
  };
}

/** A route whose first calls say where they go: no shell has a table of that. @throws for an unknown operation. */
function withCalls({ first, ...route }: RemoteRoute): RemoteRoute {
  if (!first) return route;
  const calls = first.map(({ operation, query }) => {
    if (!Object.hasOwn(operations, operation)) throw new Error(`${route.path} asks first for an unknown ${operation}`);
    const { method, path, access } = operations[operation];
    return { operation, query, method, path, access };
  });
  return { ...route, first: calls };
}

/**
 * The registry with a release as its area's current one; what was current before becomes the previous one.
 * @throws where its name, a prefix or a route is another's, or it asks first for an unknown operation.
 */
export function withRelease(registry: Registry, description: RemoteDescription, release: Release): Registry {
  const old = registry.remotes.find(({ area }) => area === description.area);
  const previous = old && old.current.version !== release.version ? old.current : old?.previous;
  const { area, name, prefixes, menu } = description;
  const said = { area, ...(name && { name }), prefixes, routes: description.routes.map(withCalls), menu };
  const conflict = conflictOf(
    said,
    registry.remotes.filter((one) => one !== old),
  );
  if (conflict) throw new Error(conflict);
  const row: RemoteRow = { ...said, current: release, ...(previous && { previous }) };
  const remotes = old ? registry.remotes.map((one) => (one === old ? row : one)) : [...registry.remotes, row];
  return { ...registry, remotes };
}

/** A release that takes what the site's shell does not offer would fail in every browser: it is not published. */
async function refuseUnoffered(site: string, { name, consumes }: Release) {
  const file = join(site, 'shell/preload.json');
  if (!existsSync(file)) return;
  const { shares } = await readJson<{ shares: Record<string, string[]> }>(file);
  const missing = consumes.filter((key) => !Object.hasOwn(shares, key));
  if (missing.length > 0) throw new Error(`${name} needs what the shell does not offer: ${missing.join(', ')}`);
}

/**
 * Puts a build of a remote on the site and makes it the current release. A version is published once: the same
 * bytes again do no harm, other bytes under the same number are refused.
 */
export async function publish(options: PublishOptions): Promise<Registry> {
  const { site, dist, area, description: file = join(dist, 'remote.json'), replace = false } = options;
  const description = await readJson<RemoteDescription>(file);
  if (description.area !== area) throw new Error(`${file} is of ${description.area}, not of ${area}`);
  const release = await readJson<Release>(join(dist, 'release.json'));
  // Before a file is laid: a name that is a path would lead out of the site.
  withRelease(await readRegistry(site), description, release);
  await refuseUnoffered(site, release);
  const path = `remotes/${area}/${release.version}`;
  const folder = join(site, path);

  if (!existsSync(folder)) await placeFolder(dist, folder);
  else if (replace) await syncFolder(dist, folder);
  else if (!(await isSameFolder(dist, folder))) {
    throw new Error(`${area} ${release.version} is published already, with other files. Raise its version.`);
  }
  await precompress(folder);
  const placed = releaseAt(`/${path}/`, release, replace);
  return editRegistry(site, (registry) => withRelease(registry, description, placed));
}
