import type { Locator, Page } from '@playwright/test';
import { accounts, enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { keepNotices, notices } from '../src/notice';
import { codeFor } from '../src/outbox';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => keepNotices(page));

/** A control can be pressed while a notice is shown, and no part of it lies under the notice. */
async function expectClear(page: Page, control: Locator): Promise<void> {
  await expect(notices(page).first()).toBeVisible();
  await expect(control).toBeVisible();
  const over = async () => {
    const [one, other] = [await control.boundingBox(), await notices(page).first().boundingBox()];
    if (!one || !other) return 'not drawn';
    return one.y < other.y + other.height && other.y < one.y + one.height && one.x < other.x + other.width;
  };
  await expect.poll(over).toBe(false);
  await control.click({ trial: true });
}

test('[UX-02] [AUTH-06] on a phone the notice of a code leaves the button below its field free @full', async ({
  page,
}) => {
  await page.goto('/login/forgot');
  await page.getByLabel('Email').fill(accounts.patient.email);
  await page.locator('[type="submit"]').click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  await expectClear(page, page.locator('[type="submit"]'));
});

test('[UX-02] [AUTH-05] and so do those of a login: its own button, then the account menu', async ({ page }) => {
  await page.goto('/login/doctor');
  await page.getByLabel('Mobile number').fill('9000000101');
  await page.locator('[type="submit"]').click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  await expectClear(page, page.locator('[type="submit"]'));
  await page.getByLabel('Six-digit code').fill(await codeFor(page, '+919000000101'));
  await page.locator('[type="submit"]').click();
  const account = page.getByRole('button', { name: /^Account of/ });
  await expectClear(page, account);
  await account.click();
  await expectClear(page, page.getByRole('link', { name: 'Log out' }));
});

test('[UX-02] [ADM-03] in the office a notice leaves the steps to the next application free @full', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await page.goto('/admin/userlist');
  await page.route('**/api/admin/users/reject', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Dr. Meera Nair' }).click();
  const panel = page.getByRole('dialog', { name: /Meera Nair/ });
  await panel.getByRole('button', { name: 'Reject' }).click();
  const question = page.getByRole('dialog', { name: /^Reject/ });
  await question.getByLabel('Reason').fill('The degree cannot be read.');
  await question.getByRole('button', { name: 'Reject' }).click();
  await expectClear(page, question.getByRole('button', { name: 'Reject' }));
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expectClear(page, panel.getByRole('button', { name: 'Next application' }));
});
