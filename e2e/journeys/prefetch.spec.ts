import type { Page } from '@playwright/test';
import { budgets, routeWeights } from '../../scripts/bench/route-weights.mjs';
import { site } from '../src/built-files';
import { expect, test } from '../src/journey';

/** What of remotes, and of the code that opens them, calls the server or draws rarer icons, the page has asked for. */
function watchRemotes(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/remotes\/|^\/static\/(areas|calls|icons)\./.test(pathname)) asked.push(pathname);
  });
  return { asked, of: (area: string) => asked.filter((path) => path.startsWith(`/remotes/${area}/`)) };
}
/** Whatever the page would still fetch by itself has been asked for. */
async function letTimePass(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.clock.runFor('01:00');
  // What was asked for before this has been heard of after it.
  await page.evaluate(() => fetch('/api/health'));
}
const logIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });
const loginPage = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: /log in|welcome/i });

test('[MFE-11] home fetches nothing of any area until somebody points at a link to it', async ({ page }) => {
  const remotes = watchRemotes(page);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await letTimePass(page);
  expect(remotes.asked).toEqual([]);

  await logIn(page).hover();
  await expect.poll(() => remotes.of('auth').length).toBeGreaterThan(1);
  expect(remotes.of('doctor')).toEqual([]);
  const before = remotes.of('auth').length;
  await logIn(page).click();
  await expect(loginPage(page)).toBeVisible();
  expect(before).toBeGreaterThan(1);
});

test('[MFE-11] the scripts that home fetches until it is idle keep within their budget', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  // A slow browser tells a page drawn beneath its pointer of a move, and nobody is to stir here.
  await page.addInitScript(() => addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const sent = await Promise.all(sizes);
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.bytes.home);
});

test('[MFE-11] an area that stands fetches its neighbours when it is idle @full', async ({ page }) => {
  const remotes = watchRemotes(page);
  await page.goto('/patient/embarrassing/ringworm');
  await expect(page.getByRole('heading', { level: 1, name: /ringworm/i })).toBeVisible();
  await expect.poll(() => remotes.of('auth').length).toBeGreaterThan(1);
});

test('[MFE-11] where data is saved nothing is prefetched, and a click works all the same @full', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const remotes = watchRemotes(page);
  await page.clock.install();
  await page.goto('/');
  await logIn(page).hover();
  await letTimePass(page);
  expect(remotes.asked).toEqual([]);
  await logIn(page).click();
  await expect(loginPage(page)).toBeVisible();
});

test('[DOC-01] [MFE-11] the list of ebooks, each further kind, quizzes and courses weigh no more than they may', () => {
  const { rows, early } = routeWeights(site);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ bytes, most }) => bytes > most)).toEqual([]);
  expect(early).toEqual([]);
});
