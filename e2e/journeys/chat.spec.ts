import type { Page } from '@playwright/test';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

const log = (page: Page) => page.getByRole('log');
const lastIn = (page: Page) => log(page).getByRole('listitem').last();

test('[ADM-04] [SES-05] a member and the desk talk in two browsers; after a break of the line nothing is missing', async ({
  page,
  browser,
  portal,
}) => {
  const context = await browser.newContext({ baseURL: portal.url });
  const desk = await context.newPage();
  await enterAs(desk, 'admin');
  await desk.goto('/admin/chat');

  await enterAs(page, 'patient');
  await page.goto('/aboutus/patient');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Talk with us' }).first().click();
  await expect(page).toHaveURL(/\/account\/chat$/);
  await expect(log(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Where do I find my consents?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(lastIn(page)).toContainText('Where do I find my consents?');

  // It comes to the top of the inbox by itself.
  const row = desk.getByRole('list', { name: 'Talks' }).getByRole('link').first();
  await expect(row).toContainText('Where do I find my consents?');
  await row.click();
  await expect(desk).toHaveURL(/\/admin\/chat\?id=/);
  await expect(lastIn(desk)).toContainText('Where do I find my consents?');

  await page.goto('/aboutus/patient');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await desk.getByRole('textbox', { name: 'Your answer' }).fill('Under Privacy and data, in your account.');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(lastIn(desk)).toContainText('Under Privacy and data');
  await page.getByRole('link', { name: '1 message from the team' }).click();
  await expect(lastIn(page)).toContainText('Under Privacy and data');
  await expect(lastIn(desk)).toContainText('Seen by the member');

  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Found it, thank you.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(lastIn(page)).toContainText('Found it, thank you.');
  await context.setOffline(false);
  await expect(lastIn(desk)).toContainText('Found it, thank you.');

  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('The team closed this talk.')).toBeVisible();
  await context.close();
});
