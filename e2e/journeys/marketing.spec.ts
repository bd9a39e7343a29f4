import type { Page } from '@playwright/test';
import { enterAs } from '../src/enter';
import { test as base, expect, logInByPassword } from '../src/journey';
import { type MarketingStub, startMarketingStub } from '../src/marketing-stub';
import { type Portal, startPortal } from '../src/portal';

/** A portal for which a script is configured, and that script. */
const test = base.extend<object, { standIn: MarketingStub; guested: Portal }>({
  standIn: [
    async ({ browserName: _browser }, use) => {
      const standIn = await startMarketingStub();
      await use(standIn);
      await standIn.stop();
    },
    { scope: 'worker' },
  ],
  guested: [
    async ({ standIn }, use) => {
      const portal = await startPortal({ MARKETING_SCRIPT_URL: `${standIn.origin}/script.js` });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

const article = '/patient/embarrassing/vitiligo';
const news = (page: Page) => page.getByRole('switch', { name: 'News by email' });
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

async function agree(page: Page, url: string, on: boolean) {
  await page.goto(`${url}/account/privacy`);
  await expect(page.getByRole('heading', { name: 'Your choices' })).toBeVisible();
  await expect(news(page)).toBeVisible();
  if ((await news(page).isChecked()) === on) return;
  await news(page).click();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(news(page)).toBeChecked({ checked: on });
}
/** The page, all its files, and whatever these ask for. */
async function settle(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}
/** What of ours that speaks to the script has been asked for. */
function watchCode(page: Page) {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/marketing\./.test(request.url())) code.push(request.url());
  });
  return code;
}
const kinds = ({ told }: MarketingStub) => told.map(([kind]) => kind);

test('[SES-07] where no script is configured, consent or not, nothing is loaded', async ({ page, portal, standIn }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (request.url().startsWith('http') && origin !== portal.url) foreign.push(request.url());
  });
  const code = watchCode(page);
  await enterAs(page, 'patient');
  await agree(page, portal.url, true);
  await settle(page, article);
  expect(await page.content()).not.toContain(standIn.origin);
  expect([foreign, code]).toEqual([[], []]);
});

test('[SES-07] [SEC-44] configured, it is loaded and told of who agreed from then on, and no longer than they do @full', async ({
  page,
  guested,
  standIn,
}) => {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) wrong.push(message.text());
  });
  const code = watchCode(page);
  const { url } = guested;

  await settle(page, `${url}${article}`);
  expect([standIn.asked, code]).toEqual([[], []]);
  await enterAs(page, 'patient', url);
  // The demo's patient begins with the consent.
  await agree(page, url, false);
  standIn.be('works');
  await settle(page, `${url}${article}`);
  expect(standIn.asked).toEqual([]);

  await agree(page, url, true);
  await expect.poll(() => kinds(standIn)).toEqual(['identify', 'page']);
  const contact = { email: 'patient@tvacha.example', role: 'patient', language: 'en' };
  expect(standIn.told[0]).toEqual(['identify', expect.objectContaining(contact)]);

  await settle(page, `${url}${article}?phone=9000000102&search=vitiligo`);
  await expect.poll(() => standIn.told.at(-1)).toEqual(['page', { route: '/patient/embarrassing/:slug' }]);
  const secrets = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')]);
  expect(secrets.every(Boolean)).toBe(true);
  for (const text of ['vitiligo', '9000000102', ...secrets]) expect(JSON.stringify(standIn.told)).not.toContain(text);
  for (const { url: asked, referer } of standIn.asked) {
    expect(asked).toMatch(/^\/(script\.js|told)$/);
    expect(referer).toBe(`${url}/`);
  }

  await agree(page, url, false);
  await page.waitForLoadState('networkidle');
  const before = standIn.told.length;
  await page.getByRole('link', { name: 'Tvacha, home page' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /skin/i })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(standIn.told).toHaveLength(before);
  standIn.be('works');
  await settle(page, `${url}${article}`);
  expect(standIn.asked).toEqual([]);
  expect(wrong).toEqual([]);
});

test('[SES-07] a login in the page is told @full', async ({ page, guested, standIn }) => {
  await enterAs(page, 'patient', guested.url);
  await agree(page, guested.url, true);
  standIn.be('works');
  await page.goto(`${guested.url}/logout`);
  await expect(page.getByRole('status').filter({ hasText: 'Logout Successful' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The page that logs out may have told who was there before.
  const before = standIn.told.length;
  await logInByPassword(page, `${guested.url}/login`, 'patient@tvacha.example', 'Jasmine-window-23');
  await expect(account(page)).toBeVisible();
  const since = () => standIn.told.slice(before);
  await expect.poll(since).toContainEqual(['event', 'login']);
  expect(since().filter(([kind]) => kind === 'identify')).toHaveLength(1);
});

for (const mood of ['missing', 'throws at once', 'throws when told'] as const) {
  test(`[SES-07] a script that ${mood === 'missing' ? 'is missing' : mood} leaves the portal as it is @full`, async ({
    page,
    guested,
    standIn,
    allowPageErrors,
  }) => {
    allowPageErrors(/^The marketing script did not come|^broken/);
    standIn.be('works');
    await enterAs(page, 'patient', guested.url);
    await agree(page, guested.url, true);
    await expect.poll(() => standIn.told).toContainEqual(['page', { route: '/account/privacy' }]);
    standIn.be(mood);
    await settle(page, `${guested.url}${article}`);
    await expect.poll(() => standIn.asked.map(({ url }) => url)).toEqual(['/script.js']);
    await page.getByRole('link', { name: 'Tvacha, home page' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /skin/i })).toBeVisible();
    await expect(account(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(standIn.told).toEqual([]);
  });
}
