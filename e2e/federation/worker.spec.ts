import type { Page } from '@playwright/test';
import { expect, heading, test } from './site/test';

test.use({ serviceWorkers: 'allow' });

const workerReady = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The types of the scripts that the worker keeps, by their addresses. */
const keptScripts = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('assets');
    const scripts = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith('.js'));
    const types = await Promise.all(scripts.map(async (key) => (await cache.match(key))?.headers.get('content-type')));
    return scripts.map(({ url }, at) => ({ path: new URL(url).pathname, type: types[at] }));
  });

test('[MFE-06] pages of HTML that a worker once kept in the place of scripts go at the next use', async ({
  page,
  site,
}) => {
  await site.publish('doctor@1.0.0');
  await page.goto('/doctor/home');
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
  await workerReady(page);
  const poison = () =>
    page.evaluate(async () => {
      const cache = await caches.open('assets');
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
      for (const url of loaded.filter((name) => name.endsWith('.js'))) await cache.put(url, page());
    });
  // What is still under way when the page is shown may be kept after the others.
  await expect
    .poll(async () => {
      await poison();
      const kept = await keptScripts(page);
      return kept.length > 3 && kept.every(({ type }) => type === 'text/html');
    })
    .toBe(true);

  await page.reload();
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
  const entry = '/remotes/doctor/1.0.0/remoteEntry.js';
  await expect.poll(() => keptScripts(page)).toContainEqual({ path: entry, type: 'text/javascript' });
});

test('[MFE-06] [SEC-36] an answer that is not the file is not kept, and "Try again" gets the file', async ({
  page,
  site,
  allowPageErrors,
}) => {
  allowPageErrors(/^Unexpected token '<'|^Loading .*chunk/);
  await site.publish('doctor@1.0.0', 'patient@1.0.0');
  await page.goto('/patient/home');
  await workerReady(page);
  const entry = '/remotes/doctor/1.0.0/remoteEntry.js';
  site.fault(entry, { body: '<!doctype html>' });
  await page.getByRole('link', { name: 'Go to doctor' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  expect((await keptScripts(page)).map(({ path }) => path)).not.toContain(entry);
  site.lift(entry);
  await retry.click();
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
});
