import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** How to start the browser that the tests use: an installed one, else the one that Playwright has downloaded. */
export function browserOptions() {
  const executablePath = [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ];
  return { executablePath, args };
}
