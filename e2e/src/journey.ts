import type { Page } from '@playwright/test';
import { type Portal, startPortal } from './portal';
import { test as base, expect } from './test';

/** Journeys against a portal of their own, for those that need its settings, or use much of what it was sown with. */
export const journeysOn = (env: Record<string, string> = {}) =>
  base.extend<object, { portal: Portal }>({
    portal: [
      async ({ browserName: _browser }, use) => {
        const portal = await startPortal(env);
        await use(portal);
        await portal.stop();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: async ({ portal }, use) => use(portal.url),
  });

/** Journeys of one worker share one portal; each acts with accounts of its own. */
export const test = journeysOn();

export { expect };

/** Reads the newest code for a number or an authenticator at the development outbox, in a tab of its own. */
export async function codeFor(page: Page, whose: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/dev/outbox');
  const message = outbox
    .getByRole('listitem')
    .filter({ hasText: new RegExp(whose.replace('+', '\\+')) })
    .first();
  const code = (await message.textContent())?.match(/\b\d{6}\b/)?.[0];
  await outbox.close();
  if (!code) throw new Error(`No code is there for ${whose}`);
  return code;
}

export async function logInByPhone(page: Page, digits: string): Promise<void> {
  await page.goto('/login/doctor');
  await page.getByLabel('Mobile number').fill(digits);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'OTP sent.' })).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await codeFor(page, `+91${digits}`));
  const submit = page.getByRole('button', { name: 'Verify and log in' });
  if (await submit.isVisible().catch(() => false)) await submit.click().catch(() => undefined);
}

export async function logInByPassword(page: Page, door: string, email: string, password: string): Promise<void> {
  await page.goto(door);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Logs a member of the demo staff in: password, then what their authenticator shows at the development outbox. */
export async function logInStaff(page: Page, email: string, password: string): Promise<void> {
  await logInByPassword(page, '/admin/login', email, password);
  const field = page.getByLabel('Code of your authenticator app');
  await expect(field).toBeVisible();
  await field.fill(await codeFor(page, `Authenticator of .*${email}`));
  await page.getByRole('button', { name: 'Finish login' }).click();
}
