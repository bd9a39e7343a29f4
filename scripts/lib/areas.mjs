import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The areas of the repository: each is a folder `mfe-<area>` with a `remote.config.ts`. */
export const findAreas = (root = '.') =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.config.ts')))
    .map((name) => name.slice('mfe-'.length))
    .sort();
