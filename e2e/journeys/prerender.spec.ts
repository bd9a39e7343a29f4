import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry } from '@tvacha/shared-contract/registry';
import { expect, test } from '../src/journey';
import { hydrated, mostShift, shiftOf, watchShift } from '../src/layout-shift';
import { startPortal } from '../src/portal';
import { sampled } from '../src/tier';

test.use({ serviceWorkers: 'allow' });

const article = '/patient/embarrassing/ringworm';
const section = '/patient/category/all?name=Dermatology+Facts&section=0';
const loginPages = [
  '/login',
  '/login/doctor',
  '/admin/login',
  '/login/forgot',
  '/register/verifycustomer',
  '/demo/registration',
] as const;
const builtSite = resolve(import.meta.dirname, '../../dist/site');

/** Holds back what is asked for of these files. @returns lets it come */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[NAV-15] home and an article are read, and the links between them work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('main').locator(`a[href="${article}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ringworm (tinea)' })).toBeVisible();
    await expect(page.getByText(/Reviewed by/)).toBeVisible();
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click();
    await expect(page.getByRole('list', { name: 'Articles' }).getByRole('link').first()).toBeVisible();
  });

  test('[NAV-15] [UX-03] an article is read in Hindi by ?lang=hi @full', async ({ page }) => {
    await page.goto(`${article}?lang=hi`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('contentinfo')).toContainText(/[\u0900-\u097F]/);
  });

  for (const { path, tier } of sampled(
    'login pages without JavaScript',
    loginPages.map((path) => ({ path })),
  ))
    test(`[NAV-15] [AUTH-05] ${path} shows its form, says what it needs, and sends nothing${tier}`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Playwright looks for no text in a noscript.
      const said = page.locator('noscript p').first();
      await expect(said).toBeVisible();
      await expect(said).toHaveText('This form needs JavaScript');
      await expect(page.locator('[type="submit"]')).toBeDisabled();
      const field = page.getByRole('textbox').first();
      await field.fill('9000000101');
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });

  // They begin with what only this browser knows, so that the server cannot draw them (decision 41).
  test('[NAV-15] [AUTH-05] pages of a tab’s own state say what they need, and where one can read @full', async ({
    page,
  }) => {
    for (const path of ['/register/doctor', '/demo/confirm', '/login/password']) {
      await page.goto(path);
      await expect(page.locator('noscript h1'), path).toHaveText('This page needs JavaScript');
      await expect(page.locator('noscript h1'), path).toBeVisible();
      await expect(page.locator('noscript a[href="/findadoctor"]'), path).toBeVisible();
      await page.goto(`${path}?lang=hi`);
      await expect(page.locator('noscript h1'), path).toHaveText('इस पेज को JavaScript चाहिए');
    }
  });
});

test('[NAV-15] [AUTH-05] what is typed into a login while its scripts are on their way is what is sent', async ({
  page,
}) => {
  const release = await hold(page, /\.js(\?|$)/);
  await page.goto('/login/doctor', { waitUntil: 'commit' });
  const phone = page.getByLabel('Mobile number');
  await phone.pressSequentially('90000001');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeDisabled();
  release();
  await hydrated(page);
  await phone.pressSequentially('02');
  await expect(phone).toHaveValue('90000 00102');
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/auth/'));
  await page.getByRole('button', { name: 'Send code' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ phone: '+919000000102' });
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
});

/** Notes what the console says, how far things move, and which heading stood there before any script ran. */
async function watch(page: Page): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  await watchShift(page);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') Reflect.set(window, 'first', document.querySelector('h1'));
    });
  });
  return said;
}

const isSameHeading = (page: Page) =>
  page.evaluate(() => {
    const first: unknown = Reflect.get(window, 'first');
    return first !== null && first === document.querySelector('h1');
  });

const schemes = ['light', 'dark'] as const;
const prerendered = ['/', article, section, `${article}?lang=hi`, ...loginPages, '/login/doctor?lang=hi'].flatMap(
  (path) => schemes.map((colorScheme) => ({ path, colorScheme })),
);

for (const { path, colorScheme, tier } of sampled('prerendered pages', prerendered)) {
  test(`[NAV-15] ${path} is hydrated as it stands, ${colorScheme}${tier}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const said = await watch(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await isSameHeading(page)).toBe(true);
    expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift);
    expect(said).toEqual([]);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}

test('[NAV-15] fonts that come late move next to nothing on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShift(page);
  const release = await hold(page, /\.woff2(\?|$)/);
  await page.goto(article, { waitUntil: 'commit' });
  await hydrated(page);
  release();
  await page.evaluate(() => document.fonts.load('450 2rem "Newsreader Variable"'));
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift);
});

test('[NAV-15] [UX-03] a Hindi page whose parts bring words of their own late is hydrated all the same @full', async ({
  page,
}) => {
  const said = await watch(page);
  await page.goto('/findadoctor?lang=hi');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await isSameHeading(page)).toBe(true);
  expect(said).toEqual([]);
});

test('[NAV-15] what was hydrated works: search on home, the tone of an article, the next page and its head @full', async ({
  page,
}) => {
  await page.goto(article);
  await hydrated(page);
  await expect(page.getByRole('radio').nth(4)).toBeEnabled();
  await page.getByRole('radio').nth(4).check({ force: true });
  await expect(page.getByRole('radio').nth(4)).toBeChecked();
  await page.getByRole('link', { name: 'Tvacha, home page' }).first().click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/$/);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('searchbox').first().fill('ringworm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=ringworm/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dermatology Facts' })).toBeVisible();
});

test('[NAV-15] an article says in its head what it is, who reviewed it and where it belongs', async ({ request }) => {
  const html = await (await request.get(article)).text();
  expect(html).toContain('<title>Ringworm (tinea) · Tvacha</title>');
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
  expect(html).toMatch(/<link rel="canonical" href="http[^"]*\/patient\/embarrassing\/ringworm">/);
  expect(html).toMatch(/<link rel="alternate" hreflang="hi" href="http[^"]*\/ringworm\?lang=hi">/);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]*\/cover\.png">/);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const [about, crumbs] = JSON.parse(json)['@graph'];
  expect(about).toMatchObject({ '@type': 'MedicalWebPage', reviewedBy: { '@type': 'Person' } });
  expect(about.lastReviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(about.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(about.datePublished < about.lastReviewed).toBe(true);
  expect(crumbs.itemListElement).toHaveLength(3);
  expect((await request.get('/cover.png')).headers()['content-type']).toBe('image/png');
});

test('[NAV-15] an article that there is not says so, with the status that says so @full', async ({ page }) => {
  const answer = await page.goto('/patient/embarrassing/no-such-article');
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toContain('<meta name="robots" content="noindex">');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find that article' })).toBeVisible();
});

test('[NAV-15] the sitemap has the articles, robots.txt names it, and private pages are not for search engines', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(/<loc>http[^<]*\/patient\/embarrassing\/ringworm<\/loc><lastmod>/);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect(await (await request.get('/doctor/dashboard')).text()).toContain('content="noindex"');
});

test('[NAV-15] [SES-03] a member gets the public page and then their own header, and nothing is prerendered twice @full', async ({
  page,
}) => {
  const said = await watch(page);
  await page.addInitScript(() => localStorage.setItem('token', 'a.stale.token'));
  await page.goto('/');
  await hydrated(page);
  expect(await isSameHeading(page)).toBe(true);
  expect(said.filter((text) => /hydrat|Minified React/i.test(text))).toEqual([]);
});

/** Puts another file for the server into the patient's release, as its team would have released it. */
async function releaseForServer(site: string, source: string): Promise<void> {
  const registry: Registry = JSON.parse(await readFile(join(site, 'registry.json'), 'utf8'));
  const release = registry.remotes.find(({ area }) => area === 'patient')?.current;
  if (!release?.server) throw new Error('The patient release has no file for the server');
  await writeFile(join(site, release.server), source);
  release.integrity[release.server] = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  await writeFile(join(site, 'registry.json'), JSON.stringify({ ...registry, seq: registry.seq + 1 }));
}

test('[NAV-15] [MFE-06] a release whose file for the server throws or hangs is drawn by the browser; home is not touched @full', async ({
  page,
}) => {
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(builtSite, site, { recursive: true });
  const portal = await startPortal({ SITE_DIR: site });
  try {
    for (const source of ['throw new Error("broken on the server")', 'for (;;);']) {
      await releaseForServer(site, source);
      const answer = await page.goto(`${portal.url}${article}`);
      expect(answer?.status()).toBe(200);
      expect(await answer?.text()).toContain('<div id="root"></div>');
      await expect(page.getByRole('heading', { level: 1, name: 'Ringworm (tinea)' })).toBeVisible();
      const home = async () => (await page.request.get(portal.url)).text();
      await expect.poll(home).toContain('data-prerendered="/"');
    }
    // Each more than once on a busy machine: the worker asks for the page too, and not from what was kept a moment.
    const told = portal
      .output()
      .split('\n')
      .filter((line) => /"area":"patient".*page not prerendered/.test(line));
    const errors = new Set(told.map((line) => JSON.parse(line).error.split('\n')[0]));
    expect([...errors]).toEqual(['Error: broken on the server', 'No page after 5000 ms']);
  } finally {
    await portal.stop();
    await rm(site, { recursive: true });
  }
});
