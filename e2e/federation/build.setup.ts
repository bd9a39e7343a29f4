import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as setup } from '@playwright/test';
import { buildFolder } from './fixtures/builds';

setup('build the shell and the fixture remotes', async () => {
  const script = fileURLToPath(new URL('build-fixtures.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [script, buildFolder]);
});
