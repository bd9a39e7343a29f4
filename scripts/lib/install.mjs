import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { bad, need } from './run.mjs';

const oldest = [20, 19];
const mark = 'node_modules/.cache/tvacha-lock';

/** Ends with a clear line where Node is too old, and installs the dependencies where the lockfile has changed. */
export async function prepare() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    bad(`Node ${oldest.join('.')} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  // Not `npm ci`: it refuses a lockfile that lacks packages of other platforms, and not every registry carries those.
  await need('Install the dependencies', 'npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(mark, lock);
}
