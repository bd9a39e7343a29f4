import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Not below `node_modules`, where nothing is compiled. */
const tree = `${root}dist/commit-before`;

/** The installed packages, but those of this repository as that commit has them. */
function linkModules() {
  mkdirSync(`${tree}/node_modules/@tvacha`, { recursive: true });
  for (const name of readdirSync(`${root}node_modules`)) {
    if (name !== '@tvacha' && name !== '.cache')
      symlinkSync(`${root}node_modules/${name}`, `${tree}/node_modules/${name}`);
  }
  for (const name of readdirSync(`${root}node_modules/@tvacha`)) {
    if (existsSync(`${tree}/${name}`)) symlinkSync(`${tree}/${name}`, `${tree}/node_modules/@tvacha/${name}`);
  }
}

/** Builds the shell of the commit before this one, once. @returns the folder, and the version of its shared-core. */
export async function buildCommitBefore(): Promise<{ shell: string; core: string }> {
  const git = async (cwd: string, ...args: string[]) => (await run('git', args, { cwd })).stdout.trim();
  const commit = await git(root, 'rev-parse', 'HEAD^');
  if (!existsSync(tree) || (await git(tree, 'rev-parse', 'HEAD')) !== commit) {
    rmSync(tree, { recursive: true, force: true });
    await git(root, 'worktree', 'prune');
    await git(root, 'worktree', 'add', '--detach', tree, commit);
    linkModules();
  }
  const shell = `${tree}/shell/dist`;
  if (!existsSync(`${shell}/index.html`)) {
    await run(process.execPath, [`${root}node_modules/webpack-cli/bin/cli.js`], { cwd: `${tree}/shell` });
  }
  return { shell, core: JSON.parse(readFileSync(`${tree}/shared-core/package.json`, 'utf8')).version };
}
