import { existsSync } from 'node:fs';
import chromium from './chromium.json' with { type: 'json' };

/** How to start the browser that the tests use: an installed one, else the one that Playwright has downloaded. */
export function browserOptions() {
  const executablePath = [process.env.CHROMIUM_PATH, ...chromium.usual].find((path) => path && existsSync(path));
  return { executablePath, args: chromium.flags };
}
