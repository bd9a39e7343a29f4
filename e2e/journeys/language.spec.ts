import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/journey';
import { sampled } from '../src/tier';

const header = (page: Page) => page.getByRole('banner');
const toHindi = (page: Page) => header(page).getByRole('button', { name: 'हिन्दी' });
const toEnglish = (page: Page) => header(page).getByRole('button', { name: 'English' });
const facts = '/patient/category/all?name=Dermatology%20Facts&section=0';

test('[UX-03] a reader changes to Hindi, keeps page and place, and finds it again after a reload', async ({ page }) => {
  await page.goto(`${facts}&search=itch`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dermatology Facts' })).toBeVisible();
  const address = page.url();
  await page.evaluate(() => window.scrollTo(0, 120));
  await toHindi(page).evaluate((button: HTMLButtonElement) => button.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'त्वचा के तथ्य' })).toBeVisible();
  await expect(toEnglish(page)).toBeFocused();
  expect(page.url()).toBe(address);
  // Not to the top; where the page has become shorter, to its end.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(80);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveTitle(/त्वचा/);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'त्वचा के तथ्य' })).toBeVisible();
  await toEnglish(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dermatology Facts' })).toBeVisible();
});

test('[UX-03] an English visitor fetches no Hindi; a remote that comes after the change is Hindi at once @full', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(toHindi(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /words-|-hi\./.test(path))).toEqual([]);

  await toHindi(page).click();
  await expect(header(page).getByRole('link', { name: 'लॉग इन' })).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.querySelector('main')?.textContent ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await header(page).getByRole('link', { name: 'लॉग इन' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'फिर से स्वागत है' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((text) => text.includes('Welcome back'))).toEqual([]);
});

test('[UX-03] ?lang= names the language, is remembered, and unknown ones are ignored @full', async ({ page }) => {
  await page.goto('/?lang=hi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('अपनी त्वचा को जानें');
  await page.goto('/patient/embarrassing/ringworm');
  await expect(page.getByRole('group', { name: 'अपनी जैसी त्वचा पर देखें' })).toBeVisible();
  await page.goto('/?lang=xx');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Know your skin');
  await toHindi(page).click();
  await expect(page).toHaveURL(/\?lang=hi$/);
});

test('[UX-03] words that cannot be fetched leave the page in English and say so; the next try works @full', async ({
  page,
  allowPageErrors,
}) => {
  allowPageErrors(/^Loading chunk/);
  await page.goto('/');
  await page.route('**/static/words-*', (route) => route.abort());
  await toHindi(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'stays in English' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unroute('**/static/words-*');
  await toHindi(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('[UX-03] on a phone the drawer has the switch, and it stays open in the other language @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Main menu' }).getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('dialog', { name: 'मुख्य मेनू' })).toBeVisible();
});

const inHindi = [
  { name: 'home', path: '/?lang=hi' },
  { name: 'an article', path: '/patient/embarrassing/ringworm?lang=hi' },
];

for (const { name, path, tier } of sampled('in Hindi', inHindi))
  test(`[UX-02][UX-03] ${name} in Hindi is accessible, light and dark, and reflows${tier}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
