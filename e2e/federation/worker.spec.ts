import type { Page } from '@playwright/test';
import { sampled } from '../src/tier';
import { expect, heading, test } from './site/test';

test.use({ serviceWorkers: 'allow' });

const workerReady = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The files with an ending that the worker keeps, by their paths, and whether each is a page of HTML. */
const keptFiles = (page: Page, ending: string): Promise<Record<string, boolean>> =>
  page.evaluate(async (end) => {
    const cache = await caches.open('assets');
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith(end));
    const texts = await Promise.all(paths.map(async (path) => (await cache.match(path))?.text()));
    return Object.fromEntries(paths.map((path, at) => [path, texts[at]?.startsWith('<') ?? false]));
  }, ending);

/** What the page has loaded with an ending, of the shell and of the release. */
const loadedFiles = (page: Page, ending: string): Promise<string[]> =>
  page.evaluate((end) => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return paths.filter((path) => path.endsWith(end));
  }, ending);

const poisons = [
  { what: 'scripts', ending: '.js', type: 'text/html' },
  { what: 'scripts', ending: '.js', type: 'text/javascript' },
  { what: 'style sheets', ending: '.css', type: 'text/html' },
  { what: 'style sheets', ending: '.css', type: 'text/css' },
];

for (const { what, ending, type, tier } of sampled('worker', poisons)) {
  test(`[MFE-06] HTML as ${type} that a worker once kept in the place of ${what} goes at the next use${tier}`, async ({
    page,
    site,
  }) => {
    await site.publish('doctor@1.0.0');
    await page.goto('/doctor/home');
    await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
    const loaded = await loadedFiles(page, ending);
    for (const part of ['/remotes/doctor/1.0.0/', '/static/']) expect(loaded.join()).toContain(part);
    const all = (isMarkup: boolean) => Object.fromEntries(loaded.map((path) => [path, isMarkup]));
    // What the worker is told to keep would come over what is put here.
    await workerReady(page);
    await expect.poll(() => keptFiles(page, ending)).toMatchObject(all(false));
    await page.evaluate(
      async ([paths, poison]) => {
        const cache = await caches.open('assets');
        const headers = { 'content-type': poison };
        for (const path of paths) await cache.put(path, new Response('<!doctype html>', { headers }));
      },
      [loaded, type] as const,
    );
    expect(await keptFiles(page, ending)).toMatchObject(all(true));

    await page.reload();
    await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
    await expect.poll(() => keptFiles(page, ending)).toMatchObject(all(false));
  });
}

test('[MFE-06] [SEC-36] an answer that is not the file is not kept, and "Try again" gets the file', async ({
  page,
  site,
  allowPageErrors,
}) => {
  allowPageErrors(/^(?:\[ Federation Runtime \][\s\S]*)?Unexpected token '<'|^Loading .*chunk/);
  await site.publish('doctor@1.0.0', 'patient@1.0.0');
  await page.goto('/patient/home');
  await workerReady(page);
  const entry = '/remotes/doctor/1.0.0/remoteEntry.js';
  site.fault(entry, { body: '<!doctype html>' });
  await page.getByRole('link', { name: 'Go to doctor' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  expect(Object.keys(await keptFiles(page, '.js'))).not.toContain(entry);
  site.lift(entry);
  await retry.click();
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
});
