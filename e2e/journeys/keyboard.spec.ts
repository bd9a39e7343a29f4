import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey';
import { tabTo } from '../src/keys';
import { codeFor } from '../src/outbox';

const h1 = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name });

test('[UX-02] with the keyboard alone a reader skips to the content, opens an article and hears its title', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const article = page.getByRole('article').first().getByRole('link').first();
  const title = (await article.textContent()) ?? '';
  await tabTo(page, article);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/patient\/embarrassing\//);
  await expect(h1(page, title)).toBeFocused();
  await expect(page).toHaveTitle(`${title} · Tvacha`);
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: title })).toHaveText(title);

  await page.goBack();
  await expect(page).toHaveURL(/\/#content$/);
  await expect(h1(page)).toBeFocused();
});

test('[UX-02] [AUTH-05] with the keyboard alone a doctor asks for a code, types it and is in @full', async ({
  page,
}) => {
  const digits = '9000001001';
  await page.goto('/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await expect(h1(page)).toBeVisible();

  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Phone code' })).toBeFocused();
  await tabTo(page, page.getByLabel('Mobile number'));
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.keyboard.type(await codeFor(page, `+91${digits}`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  await expect(h1(page)).toBeFocused();
  await expect(h1(page)).toContainText('Patil');
});
