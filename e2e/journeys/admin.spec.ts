import type { Locator } from '@playwright/test';
import { enterAs } from '../src/enter';
import { expect, logInByPhone, logInStaff, test } from '../src/journey';
import { lookAtPapers } from '../src/papers';

const jasleen = { name: 'Jasleen Kaur', digits: '9000000321' };

/** How far the middle of a tag is from the middle of the contact before it, in pixels; a tag just replaced has none. */
const apart = (tag: Locator) =>
  tag.evaluate((element) => {
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    const contact = element.previousElementSibling;
    if (!contact) return Number.POSITIVE_INFINITY;
    return Math.abs(middle(element.getBoundingClientRect()) - middle(contact.getBoundingClientRect()));
  });

test('[ADM-03][AUTH-07][AUTH-05] a doctor who waits cannot log in; an admin approves them, and then they can', async ({
  page,
  browser,
  portal,
}) => {
  const doctor = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await doctor.goto('/login/doctor');
  await doctor.getByLabel('Mobile number').fill(jasleen.digits);
  await doctor.getByRole('button', { name: 'Send code' }).click();
  await expect(
    doctor.getByText('Approval is awaited. Please get in touch with the administrator.').first(),
  ).toBeVisible();

  await logInStaff(page, 'admin@tvacha.example', 'Banyan-courtyard-42');
  await expect(page.getByRole('status').filter({ hasText: 'Successfully login to admin' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page
    .getByRole('navigation', { name: 'Back office sections' })
    .getByRole('link', { name: 'User Verification' })
    .click();
  await page.getByLabel('Search applications').fill('Jasleen');
  await page
    .getByRole('row')
    .getByRole('button', { name: new RegExp(jasleen.name) })
    .click();
  const panel = page.getByRole('dialog', { name: new RegExp(jasleen.name) });
  await expect.poll(() => apart(panel.getByText('Confirmed').first())).toBeLessThanOrEqual(1);
  await lookAtPapers(panel);
  // Her card is a photograph, which is shown as one.
  await panel.getByRole('tab', { name: 'Visiting card' }).click();
  await expect(panel.getByRole('img', { name: /Visiting card/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Turn' }).click();
  await panel.getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('dialog', { name: /^Approve/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Verified Successfully' })).toBeVisible();

  await logInByPhone(doctor, jasleen.digits);
  await expect(doctor).toHaveURL(/\/doctor\/dashboard$/);
  await expect(doctor.getByRole('heading', { level: 1 })).toContainText('Kaur');
});

test('[ADM-03] [PDF-01] applications are gone through faster than their papers open', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/admin/userlist?state=pending');
  await page.getByRole('table', { name: 'Applications' }).getByRole('row').nth(1).getByRole('button').click();
  const next = page.getByRole('button', { name: 'Next application' });
  for (let step = 0; step < 8; step += 1) await next.click();
  // Whatever fails in a page and is caught by nobody fails its test.
  await expect(page.getByText(/^9 of \d+$/)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Papers' })).toBeVisible();
});

test('[ADM-01][PERM-03] a sub-admin without the section sees no tab, and the server refuses the call', async ({
  page,
}) => {
  const token = await enterAs(page, 'editor');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'User Verification' })).toHaveCount(0);

  const answer = await page.request.get('/api/admin/users', { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status(), (await answer.json()).code]).toEqual([403, 'FORBIDDEN']);

  await page.goto('/admin/userlist');
  await expect(page.getByText(/You cannot open/)).toBeVisible();
});
