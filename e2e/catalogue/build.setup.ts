import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as setup } from '@playwright/test';
import { catalogueFolder } from './catalogue';

setup('build the catalogue of the parts', async () => {
  const script = fileURLToPath(new URL('../../shared-ui/scripts/catalogue.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [script, catalogueFolder]);
});
