import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { need } from './run.mjs';
import { buildSite } from './site.mjs';

/** Where the QA build lies. */
export const qaSite = 'dist/qa';

/** Builds the mock and the shell that starts it, beside the remotes as they are deployed. */
export async function buildQa() {
  await buildSite();
  await need('Build the mock', 'npm', ['run', '--silent', 'build:mock', '-w', '@tvacha/mock-api']);
  await need('Build the shell with the mock', 'npx', ['webpack', '--config', 'scripts/webpack/qa.mjs']);
  for (const part of ['remotes', 'mock', 'registry.json'])
    rmSync(`${qaSite}/${part}`, { recursive: true, force: true });
  mkdirSync(`${qaSite}/mock`, { recursive: true });
  cpSync('dist/site/remotes', `${qaSite}/remotes`, { recursive: true });
  cpSync('dist/site/registry.json', `${qaSite}/registry.json`);
  cpSync('mock-api/dist/seed.tar.gz', `${qaSite}/mock/seed.tar.gz`);
  cpSync('mock-api/dist/files', `${qaSite}/mock/files`, { recursive: true });
  cpSync('node_modules/msw/lib/mockServiceWorker.js', `${qaSite}/shell/mockServiceWorker.js`);
}
