import type { Page } from '@playwright/test';
import { authenticatorCode, codeFor } from './outbox';
import { type Portal, startPortal } from './portal';
import { test as base, expect } from './test';

/** Journeys against a portal of their own, for those that need its settings, or use much of what it was seeded with. */
export const journeysOn = (env: Record<string, string> = {}) =>
  base.extend<object, { portal: Portal }>({
    portal: [
      async ({ browserName: _browser }, use) => {
        const portal = await startPortal(env);
        await use(portal);
        await portal.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ portal }, use) => use(portal.url),
  });

/** Journeys of one worker share one portal; each acts with accounts of its own. */
export const test = journeysOn();

export { expect };

export async function logInByPhone(page: Page, digits: string): Promise<void> {
  await page.goto('/login/doctor');
  await page.getByLabel('Mobile number').fill(digits);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'OTP sent.' })).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await codeFor(page, `+91${digits}`));
  await page.getByRole('button', { name: 'Verify and log in' }).click();
}

export async function logInByPassword(page: Page, path: string, email: string, password: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Logs a member of the demo staff in: password, then what their authenticator shows at the development outbox. */
export async function logInStaff(page: Page, email: string, password: string): Promise<void> {
  await logInByPassword(page, '/admin/login', email, password);
  const field = page.getByLabel('Code of your authenticator app');
  await expect(field).toBeVisible();
  await field.fill(await authenticatorCode(page, email));
  await page.getByRole('button', { name: 'Finish login' }).click();
}
