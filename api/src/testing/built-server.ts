import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
/** Beside the packages that the bundle loads. */
const cache = join(root, 'node_modules/.cache');

/** Bundles the server as it is deployed: begun from its sources it takes seconds of a processor each time. */
export function buildServer(): { folder: string; main: string; remove(): void } {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'built-server-'));
  execFileSync(process.execPath, [join(root, 'api/scripts/build.mjs'), folder]);
  return { folder, main: join(folder, 'main.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
