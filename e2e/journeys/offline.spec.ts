import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, logInByPhone, test } from '../src/journey';
import { findNewerWorker } from '../src/service-worker';

test.use({ serviceWorkers: 'allow' });

const ringworm = '/patient/embarrassing/ringworm';

/** Resolves when the worker answers for this page and has kept what the page took. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => kept(page)).toContain(ringworm);
}

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

const entry = /\/static\/main\.\w+\.js/;

/** The portal at an address of its own, where a newer build can be put in its place: tests cannot route a worker's fetch. */
async function newerSite(portal: string) {
  let isNewer = false;
  let known = '';
  const unanswered = new Set<string>();
  const server = createServer(async ({ url = '/', headers }, response) => {
    unanswered.add(url);
    response.on('close', () => unanswered.delete(url));
    const asked = url.replace('/static/main.newer.js', known);
    const answer = await fetch(portal + asked, { headers: { cookie: headers.cookie ?? '' } }).catch(() => undefined);
    // Left unanswered, it would hold one of the browser's six connections, and a reload behind it.
    if (!answer) return void response.destroy();
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    known ||= entry.exec(String(body))?.[0] ?? '';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
    const namesEntry = url === '/sw.js' || type.includes('html');
    response.end(isNewer && namesEntry ? String(body).replaceAll(known, '/static/main.newer.js') : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    release: () => {
      isNewer = true;
    },
    unanswered,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const goOffline = (context: BrowserContext) => context.setOffline(true);

test('[SES-07] an article that was read opens without a connection, another page says what is wrong', async ({
  page,
  context,
}) => {
  await page.goto(ringworm);
  const title = page.getByRole('heading', { level: 1, name: /ringworm/i });
  await expect(title).toBeVisible();
  await workerReady(page);
  await goOffline(context);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What it looks like' })).toBeVisible();
  await page.goto('/patient/embarrassing/never-read');
  await expect(page.getByRole('heading', { name: 'You have no connection' })).toBeVisible();
  const faces = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  await expect.poll(faces).toEqual(expect.arrayContaining(['Inter Variable', 'Newsreader Variable']));
  await expect(page.getByRole('heading', { name: 'इंटरनेट नहीं चल रहा है' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('[SES-07][SEC-38] after a doctor’s session nothing of it, and no registry, is kept @full', async ({ page }) => {
  await page.goto(ringworm);
  await workerReady(page);
  await logInByPhone(page, '9000000102');
  await expect(page).toHaveURL(/\/doctor\/dashboard/);
  await page.goto('/doctor/ebook');
  await expect(page.getByRole('heading', { level: 1, name: 'Ebooks' })).toBeVisible();
  await page.goto(ringworm);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const paths = await kept(page);
  const open =
    /^\/(static|remotes)\/|^\/patient\/embarrassing\/|^\/api\/(articles|articles\/details\/|specialities)$|^\/(offline\.html|favicon\.svg)$/;
  expect(paths.filter((path) => !open.test(path))).toEqual([]);
  expect(paths).toContain(ringworm);
});

test('[SES-07] a newer version is offered, and comes when the reader says so @full', async ({ page, portal }) => {
  const site = await newerSite(portal.url);
  await page.goto(site.url + ringworm);
  await workerReady(page);
  await findNewerWorker(page, () => site.release());
  await expect(page.getByText('A new version is ready')).toBeVisible();
  const reloaded = page.waitForEvent('domcontentloaded', { timeout: 60_000 }).catch(() => {
    throw new Error(`It did not reload. Not answered: ${[...site.unanswered].join(', ') || 'nothing'}`);
  });
  // A click would wait for the navigation that it begins, and that one for the worker.
  await page.getByRole('button', { name: 'Reload now' }).dispatchEvent('click');
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('A new version is ready')).toBeHidden();
  site.close();
});
