import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, logInByPassword, test } from '../src/journey';

test('[SEC-44] [UX-02] a patient agrees and takes it back with one switch, reads the words afterwards, and axe is content', async ({
  page,
}) => {
  await enterAs(page, 'patient');
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Privacy and data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy and data' })).toBeFocused();
  const news = page.getByRole('switch', { name: 'News by email' });
  const record = page.getByRole('region', { name: 'What you agreed to so far' });
  // The demo's patient begins with the consent.
  await expect(news).toBeChecked();
  await news.focus();
  await page.keyboard.press('Space');
  await expect(news).not.toBeChecked();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(record.getByText(/^Taken back on/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(news).toBeChecked();
  await expect(record.getByText('I would like to hear by email of new books')).toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  await expect(news).toBeChecked();
  await news.focus();
  await page.keyboard.press('Space');
  await expect(news).not.toBeChecked();
  await expect(record.getByText(/^Taken back on/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Erase your account for good?' })).toBeVisible();
  await expectAccessible(page);
});

test('[SEC-26] [SEC-44] a copy of the own data comes after a proof of who it is @full', async ({ page }) => {
  await enterAs(page, 'patient');
  // The log-in itself was a proof, and five minutes are long: so the first answer is given here.
  await page.route(
    '**/api/users/export',
    (route) => route.fulfill({ status: 403, json: { error: true, code: 'PROOF_NEEDED', message: '', result: null } }),
    { times: 1 },
  );
  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  // The button behind the dialog waits.
  await expectAccessible(page, { restless: true });
  await dialog.getByLabel('Your password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Wrong credentials')).toBeVisible();
  await dialog.getByLabel('Your password').fill('Jasmine-window-23');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tvacha-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.account).toEqual([expect.objectContaining({ email: 'patient@tvacha.example' })]);
  expect(data.sessions.length).toBeGreaterThan(0);
  await expect(dialog).toHaveCount(0);
});

test('[SEC-44] an erased account is out at once, at home, and can be entered no more', async ({ page }) => {
  const digits = '9000001017';
  await enterAs(page, { digits });
  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account for good?' });
  const email = /[^\s,]+@[^\s,]+/.exec((await dialog.getByText(/^Type your email/).textContent()) ?? '')?.[0] ?? '';
  await dialog.getByLabel('Your email address').fill(email);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'User Deleted' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/login/doctor');
  await page.getByLabel('Mobile number').fill(digits);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText("Phone number doesn't exist").first()).toBeVisible();
});

test('[SEC-27] [UX-02] one sees the own logins, and ends this one @full', async ({ page, browser, portal }) => {
  const first = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await logInByPassword(first, '/login', 'patient@tvacha.example', 'Jasmine-window-23');
  await expect(first.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await logInByPassword(page, '/login', 'patient@tvacha.example', 'Jasmine-window-23');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Logins' }).click();
  const now = page.getByRole('region', { name: 'Logged in now' });
  await expect(now.getByRole('listitem')).toHaveCount(1);
  await expect(now.getByText('This device')).toBeVisible();
  const before = page.getByRole('region', { name: 'Before' });
  await expect(before.getByRole('listitem').first()).toContainText('Ended by a newer login');
  await expectAccessible(page);
  await now.getByRole('link', { name: /^End the login/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Logout Successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await first.context().close();
});
