import { need } from './run.mjs';

/** Builds what has changed since the last time and lays it out as the deployed site is. */
export async function buildSite() {
  await need('Build server, shell and remotes', 'npx', ['lerna', 'run', 'build', '--concurrency', '2'], {
    env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true' },
  });
  await need('Assemble the site', process.execPath, ['scripts/assemble.mjs']);
}
