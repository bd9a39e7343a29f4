import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that work is compared with: where this branch left `origin/main`, else the last commit. */
export function baseCommit() {
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    return 'HEAD';
  }
}

/** Files that differ from a commit, those not yet added too; deleted ones are left out. */
export function changedFiles(base = baseCommit()) {
  const names = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(names.flatMap((lines) => lines.split('\n')))].filter((name) => name && existsSync(name));
}

/** Names of the packages that were changed since a commit, and of all that depend on them, by lerna's graph. */
export function touchedPackages(base = baseCommit()) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' };
  const args = ['lerna', 'ls', '--since', base, '--all', '--json', '--loglevel', 'silent'];
  try {
    const found = execFileSync('npx', args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] });
    return JSON.parse(found || '[]').map(({ name }) => name);
  } catch {
    // lerna ends with 1 where nothing has changed.
    return [];
  }
}
