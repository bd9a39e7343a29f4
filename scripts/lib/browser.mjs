import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { step } from './run.mjs';

/** Chromium in a container: no sandbox of its own, no graphics card, and no talk of its own with the outside. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const installed = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));

const mayUseApt = () => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
};

/** The path of a browser to test with: an installed one, else Playwright's own download, else Debian's through apt. */
export async function findBrowser() {
  if (installed()) return installed();
  const download = await step('Download a browser for the tests', 'npx', ['playwright', 'install', 'chromium']);
  if (download.ok && installed()) return installed();
  if (mayUseApt()) {
    await step('Refresh the package lists', 'apt-get', ['update', '-qq']);
    await step('Install Chromium', 'apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  return installed();
}
