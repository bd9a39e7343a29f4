import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

export const catalogueFolder = fileURLToPath(new URL('../../node_modules/.cache/e2e/catalogue', import.meta.url));
const origin = 'http://catalogue.test';
/** What a page of the portal may load and run: the same rule for scripts, so that a part that breaks it is seen here. */
const policy = "script-src 'self'; object-src 'none'; base-uri 'none'";

/** Opens the page of one part, by itself. The files come from the folder: no server is needed. */
export async function openPart(page: Page, part: string, language = 'en'): Promise<void> {
  // What the page before still asks for is of no interest any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(catalogueFolder, pathname);
    // A worker obeys the policy that comes with its own file.
    if (pathname.includes('.') && existsSync(file))
      return route.fulfill({ path: file, headers: { 'content-security-policy': policy } });
    if (pathname.includes('.')) return route.fulfill({ status: 404 });
    return route.fulfill({
      path: join(catalogueFolder, 'index.html'),
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    });
  });
  await page.goto(`${origin}/${part}?bare&lang=${language}`);
  await page.locator('main > :not(h1)').first().waitFor({ state: 'attached' });
}
