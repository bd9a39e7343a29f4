import type { Page, Route } from '@playwright/test';
import pageRows from '../../shell/pages.json' with { type: 'json' };
import { expect, logInByPhone, test } from '../src/journey';
import { sampled } from '../src/tier';

const faults: Record<string, (route: Route) => Promise<void>> = {
  'answered with 503': (route) => route.fulfill({ status: 503 }),
  'cut off': (route) => route.abort('connectionreset'),
  'a page of HTML with status 200': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  'asked for without a connection': (route) => route.abort('internetdisconnected'),
};

const rows = pageRows
  .filter((row) => !('private' in row) && row.page !== 'home')
  .flatMap(({ page: name, path }) =>
    ['js', 'css'].flatMap((ending) => Object.keys(faults).map((fault) => ({ name, path, ending, fault }))),
  );

/** Opens the page by a link, so that its code is asked for by the shell that is there. */
async function openByLink(page: Page, path: string) {
  await page.goto(path === '/sitemap' ? '/aboutus' : '/sitemap');
  await page.locator(`a[href="${path}"]`).locator('visible=true').first().click();
}

/** Nothing of the header was lost, and it answers. Some pages have none. */
async function expectUsableHeader(page: Page) {
  const banner = page.getByRole('banner');
  if ((await banner.count()) === 0) return;
  const theme = banner.getByRole('button', { name: 'Dark mode' });
  const pressed = await theme.getAttribute('aria-pressed');
  await theme.click();
  await expect(theme).not.toHaveAttribute('aria-pressed', pressed ?? '');
  await theme.click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part did not load' });

for (const { name, path, ending, fault, tier } of sampled('lost files of the shell', rows)) {
  test(`[MFE-15] ${path} whose ${ending} is ${fault} says so, and heals by Try again and by Back${tier}`, async ({
    page,
    allowPageErrors,
  }) => {
    // A browser that runs HTML as a script says so by itself.
    allowPageErrors(/^Unexpected token '<'/);
    const files = `**/static/page-${name}.*.${ending}`;
    await page.route(files, (route) => faults[fault]?.(route));
    await openByLink(page, path);
    await expect(alert(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectUsableHeader(page);
    await page.goBack();
    await expect(alert(page)).toBeHidden();
    await expect(heading(page)).toBeVisible();
    await page.goForward();
    await expect(alert(page)).toBeVisible();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toBeHidden();
    await expect(heading(page)).toBeVisible();
  });
}

test('[MFE-15] without a connection a page of the shell says so under its header, and comes with the connection', async ({
  page,
  context,
}) => {
  await page.goto('/patient/embarrassing/ringworm');
  await page.route('**/static/page-aboutus.*', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(alert(page)).toContainText('You are offline');
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page.unroute('**/static/page-aboutus.*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert(page)).toBeHidden();
  await expect(heading(page)).toHaveText('A well-kept clinic and a good book');
});

test('[MFE-15] [NAV-10] a disclaimer whose code does not come says so over the page, and opens by Try again', async ({
  page,
}) => {
  await page.goto('/aboutus');
  await page.route('**/static/disclaimer.*', (route) => route.fulfill({ status: 503 }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' });
  await link.click();
  await expect(alert(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await page.unroute('**/static/disclaimer.*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Disclaimer' })).toBeVisible();
});

/** Parts that come late and are no page, and what a signed-in doctor does to see them. */
const parts = ['js', 'css'].flatMap((ending) => Object.keys(faults).map((fault) => ({ ending, fault })));

for (const { ending, fault, tier } of sampled('lost account menu', parts)) {
  test(`[MFE-15] an account menu whose ${ending} is ${fault} costs itself, and heals${tier}`, async ({
    page,
    allowPageErrors,
  }) => {
    allowPageErrors(/^Unexpected token '<'/);
    const files = `**/static/account-menu.*.${ending}`;
    await page.route(files, (route) => faults[fault]?.(route));
    await logInByPhone(page, '9000000102');
    const retry = page.getByRole('banner').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expectUsableHeader(page);
    await page.getByRole('banner').getByRole('link', { name: 'Tvacha, home page' }).click();
    await expect(heading(page)).toBeVisible();
    await page.goBack();
    await expect(retry).toBeVisible();
    await page.unroute(files);
    await retry.click();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  });
}
