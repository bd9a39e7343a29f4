import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe';
import { expect, logInByPassword, test } from '../src/journey';
import { codeFor } from '../src/outbox';
import { totp } from '../src/totp';

const next = 'Lantern-river-88';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
}

test('[AUTH-06] a forgotten password is set anew by a code, over reloads, and logs in', async ({ page }) => {
  const email = 'vikram.menon@tvacha.example';
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/login\/forgot$/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expectAccessible(page);

  // The time until another code may be sent is not over before it is looked at.
  await page.clock.setFixedTime(Date.now());
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(notice(page, 'OTP Sent')).toBeVisible();
  await expect(notice(page, 'OTP Sent')).toBeHidden();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/^New code in [01]:/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Six-digit code').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(heading(page, 'Choose a new password')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Choose a new password')).toBeVisible();
  await choose(page, 'Password12345');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('This password is easy to guess. Choose another one.')).toBeVisible();
  await expectAccessible(page);
  await choose(page, next);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(notice(page, 'Password Changed')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});

  await logInByPassword(page, '/login', email, next);
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
});

test('[AUTH-06][SES-03] at the first login a doctor cannot pass the own password, changes it, and is let on to the page wanted', async ({
  page,
}) => {
  const [email, old] = ['tara.bhat@tvacha.example', 'Marigold-terrace-31'];
  await logInByPassword(page, '/login', email, old);
  await expect(page).toHaveURL(/\/login\/password$/);
  await page.goto('/doctor/ebook');
  await expect(page).toHaveURL(/\/login\/password$/);
  await page.reload();
  await expect(heading(page, 'Your first login')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Present password').fill(old);
  await choose(page, old);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Both the new and old passwords are the same.')).toBeVisible();
  await choose(page, next);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(notice(page, 'Password changed successfully')).toBeVisible();
  await expect(heading(page, 'Ebooks')).toBeVisible();
  await expect(page).toHaveURL(/\/doctor\/ebook/);
});

test('[AUTH-06][NAV-14] a patient keeps the password of the first login @full', async ({ page }) => {
  await logInByPassword(page, '/login', 'kabir.thakur@tvacha.example', 'Velvet-orchard-64');
  await expect(page).toHaveURL(/\/login\/password$/);
  await page.getByRole('button', { name: 'Keep this password' }).click();
  await expect(page.getByRole('dialog', { name: 'Keep this password?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(notice(page, 'Password set is successful')).toBeVisible();
  await expect(page).toHaveURL(/\/aboutus\/patient$/);
});

test('[SEC-15][AUTH-07] staff without an authenticator set one up, and log in with it the next time', async ({
  page,
}) => {
  const [email, password] = ['new.staff@tvacha.example', 'Copper-garden-75'];
  await logInByPassword(page, '/admin/login', email, password);
  await expect(heading(page, 'Set up your authenticator app')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of your key' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code that the app shows now').fill(totp(secret));
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(heading(page, 'Keep your recovery codes')).toBeVisible();
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('tvacha-recovery-codes.txt');
  const recovery =
    (await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(notice(page, 'Successfully login to admin')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\//);

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await logInByPassword(page, '/admin/login', email, password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Finish login' }).click();
  await expect(notice(page, 'Successfully login to admin')).toBeVisible();
});

test('[AUTH-08] a visitor proves a phone and looks around as a doctor', async ({ page }) => {
  await page.goto('/demo/registration');
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Farah Khan');
  await page.getByLabel('Mobile number').fill('9876501234');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/demo\/confirm$/);
  await page.reload();
  await expect(page.getByText('+91 98xxx xx234')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Six-digit code').fill(await codeFor(page, '+919876501234'));
  await page.getByRole('button', { name: 'Verify and look around' }).click();
  await expect(notice(page, 'Login Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Khan');
});
