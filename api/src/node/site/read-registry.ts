import { readFile } from 'node:fs/promises';
import type { Registry } from '@tvacha/shared-contract';

export interface RegistryFile {
  /** As it lies on the disk; it goes into the page unchanged. */
  text: string;
  registry: Registry;
}

/** The registry as it stands now; undefined where it is missing or no registry. Read anew for each page: it is small. */
export async function readRegistry(path: string): Promise<RegistryFile | undefined> {
  try {
    const text = await readFile(path, 'utf8');
    const registry = JSON.parse(text) as Registry;
    return Array.isArray(registry.remotes) ? { text, registry } : undefined;
  } catch {
    return undefined;
  }
}
