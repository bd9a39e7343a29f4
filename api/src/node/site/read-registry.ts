import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { conflictOf, type Registry, type RemoteRow } from '@tvacha/shared-contract';
import { createFileCache } from './file-cache';

export interface RegistryFile {
  /** As it goes to browsers: as it lies on the disk, but for the rows that are refused. */
  text: string;
  /** Without the rows that nothing could be made of. */
  registry: Registry;
  /** Why rows were refused: each took what is another's. */
  refused: string[];
}

const isRow = (row: unknown): row is RemoteRow =>
  typeof row === 'object' &&
  row !== null &&
  ['prefixes', 'routes', 'menu'].every((list) => Array.isArray(Reflect.get(row, list)));

function parseRegistry(text: string): RegistryFile {
  const registry = JSON.parse(text) as Registry;
  const remotes: RemoteRow[] = [];
  const refused = new Map<unknown, string>();
  for (const row of registry.remotes.filter(isRow)) {
    const conflict = conflictOf(row, remotes);
    if (conflict) refused.set(row, conflict);
    else remotes.push(row);
  }
  const sent = { ...registry, remotes: registry.remotes.filter((row) => !refused.has(row)) };
  return {
    text: refused.size > 0 ? JSON.stringify(sent) : text,
    registry: { ...registry, remotes },
    refused: [...refused.values()],
  };
}

/** The registry as it stands now; undefined where it is missing or no registry. */
export const readRegistry = createFileCache(parseRegistry);

/** Versions that lie on the site, by area of its registry; pages that are open for long still have older ones. */
export async function publishedReleases(site: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const remotes = (await readRegistry(join(site, 'registry.json')))?.registry.remotes ?? [];
  const rows = remotes.map(async ({ area, current, previous, candidate }) => {
    const named = [current, previous, candidate].flatMap((release) => release?.version ?? []);
    const folders = await readdir(join(site, 'remotes', area)).catch(() => []);
    return [area, new Set([...named, ...folders])] as const;
  });
  return new Map(await Promise.all(rows));
}
