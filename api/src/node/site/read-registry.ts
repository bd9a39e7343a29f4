import { readFile } from 'node:fs/promises';
import { conflictOf, type Registry, type RemoteRow } from '@tvacha/shared-contract';

export interface RegistryFile {
  /** As it lies on the disk; it goes into the page unchanged. */
  text: string;
  /** Without the rows that the shell leaves out. */
  registry: Registry;
}

const isRow = (row: unknown): row is RemoteRow =>
  typeof row === 'object' &&
  row !== null &&
  ['prefixes', 'routes', 'menu'].every((list) => Array.isArray(Reflect.get(row, list)));

function soundRows(rows: readonly unknown[]): RemoteRow[] {
  const sound: RemoteRow[] = [];
  for (const row of rows.filter(isRow)) if (!conflictOf(row, sound)) sound.push(row);
  return sound;
}

/** The registry as it stands now; undefined where it is missing or no registry. Read anew for each page: it is small. */
export async function readRegistry(path: string): Promise<RegistryFile | undefined> {
  try {
    const text = await readFile(path, 'utf8');
    const registry = JSON.parse(text) as Registry;
    if (!Array.isArray(registry.remotes)) return undefined;
    return { text, registry: { ...registry, remotes: soundRows(registry.remotes) } };
  } catch {
    return undefined;
  }
}
