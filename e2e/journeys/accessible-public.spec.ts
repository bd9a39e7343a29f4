import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { sampled } from '../src/tier';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Every public page by its kind; home, articles and sections besides stand in the journeys of their own areas. */
const kinds = {
  words: [
    '/aboutus',
    '/aboutus/patient',
    '/aboutus/doctor',
    '/benefits',
    '/terms-and-condition',
    '/privacy-policy',
    '/screenshot/benefits',
    '/contact',
    '/no/such/page',
  ],
  list: [
    '/sitemap',
    '/findadoctor',
    '/findadoctor?city=Pune',
    '/patient/dermatologist',
    '/patient/category/all?name=Derma%20Bytes&section=1&view=main',
  ],
};
const languages = ['en', 'hi'] as const;

for (const [kind, paths] of Object.entries(kinds)) {
  const pages = paths.flatMap((path) => languages.map((language) => ({ path, language })));
  for (const { path, language, tier } of sampled(`pages of ${kind}`, pages))
    test(`[UX-02] [UX-03] ${path} in ${language} has no axe violation, light or dark, and fits 320 px${tier}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(h1(page)).toBeVisible();
      await expectAccessible(page);
    });
}

test('[UX-02] a doctor’s profile and an empty search are accessible', async ({ page }) => {
  await page.goto('/findadoctor?city=Pune');
  await page.getByRole('list', { name: 'Doctors' }).getByRole('link').first().click();
  await expect(page.getByText('Training')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/findadoctor?city=Atlantis');
  await expect(page.getByRole('heading', { name: 'No doctor found for that' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Doctors' })).toHaveCount(0);
  await expectAccessible(page);
});

test('[UX-02] the contact form with its errors, and the thanks after it, are accessible', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Meera Joshi');
  await page.getByRole('textbox', { name: 'Email' }).fill('meera@tvacha.example');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A word');
  await page.getByRole('textbox', { name: 'Message' }).fill('A word on the page about ringworm is hard to follow.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  await expectAccessible(page);
});

test('[UX-02] [NAV-07] the account menu, open, is accessible at both ends of the header’s widths @full', async ({
  page,
}) => {
  await enterAs(page, 'doctor');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/sitemap');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('[UX-02] [PERM-03] a section that is closed to the account says so accessibly @full', async ({ page }) => {
  await enterAs(page, 'editor');
  await page.goto('/admin/userlist');
  await expect(page.getByRole('heading', { name: /^No access to/ })).toBeVisible();
  // The page behind the refusal is never drawn: it waits, unseen.
  await expectAccessible(page, { restless: true });
});

test('[UX-02] [UX-03] menus, drawer and disclaimer are accessible in Hindi @full', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'hi', url: baseURL }]);
  await page.goto('/sitemap');
  await expect(h1(page)).toBeVisible();
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'मुख्य मेनू' });
  await menu.locator('[data-bar-item] button').first().click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await menu.locator('[data-more] button').click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').locator('[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-drawer-button]').click();
  await expect(page.getByRole('dialog', { name: 'मुख्य मेनू' })).toBeVisible();
  await expectAccessible(page);
});
