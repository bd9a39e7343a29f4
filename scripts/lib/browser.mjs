import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { step } from './run.mjs';
import { runs } from './servers.mjs';

/** Where browsers usually are, and how to start one in a container: no sandbox of its own, no talk with the outside. */
const { usual, flags } = JSON.parse(readFileSync(new URL('../../e2e/src/chromium.json', import.meta.url), 'utf8'));

export { flags };

const installed = () =>
  [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()].find((path) => path && existsSync(path));

/** The path of a browser to test with: an installed one, else Playwright's own download, else Debian's through apt. */
export async function findBrowser() {
  if (installed()) return installed();
  const download = await step('Download a browser for the tests', 'npx', ['playwright', 'install', 'chromium']);
  if (download.ok && installed()) return installed();
  if (process.getuid?.() === 0 && runs('apt-get', ['--version'])) {
    await step('Refresh the package lists', 'apt-get', ['update', '-qq']);
    // The one without windows takes a third of the processor's time; not every distribution has it.
    const packages = ['chromium-headless-shell', 'chromium'];
    for (const name of packages)
      if (!installed()) await step(`Install ${name}`, 'apt-get', ['install', '-y', '-qq', name]);
  }
  return installed();
}
