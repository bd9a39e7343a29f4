import { enterAs } from '../src/enter';
import { expect, logInByPassword, test } from '../src/journey';

const nirmala = {
  first: 'Nirmala',
  last: 'Deshpande',
  email: 'nirmala.deshpande@post.example',
  digits: '9811111171',
  password: 'Jasmine-window-27',
};
const fullName = `${nirmala.first} ${nirmala.last}`;

test('[ADM-03][AUTH-06][SEC-24] a patient is made, comes in, is shut out, let in again and deleted', async ({
  page,
  browser,
  portal,
}) => {
  await enterAs(page, 'admin');
  await page.goto('/admin/userlist');
  await page.getByRole('button', { name: 'New account' }).click();
  const form = page.getByRole('form', { name: 'New account' });
  await form.getByText('Patient', { exact: true }).click();
  await form.getByLabel('First name').fill(nirmala.first);
  await form.getByLabel('Last name').fill(nirmala.last);
  await form.getByLabel('Email').fill(nirmala.email);
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(nirmala.digits);
  await form.getByText(/first password/).click();
  await form.getByLabel('First password', { exact: true }).fill(nirmala.password);
  await form.getByRole('button', { name: 'Make account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'User Created Successfully' })).toBeVisible();
  const panel = page.getByRole('dialog', { name: new RegExp(fullName) });
  await expect(panel.getByText('Never logged in')).toBeVisible();
  await expect(page).toHaveURL(/role=patient&id=/);

  const theirs = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await logInByPassword(theirs, '/login', nirmala.email, nirmala.password);
  await theirs.getByRole('checkbox', { name: /^I agree that Tvacha keeps/ }).check();
  await theirs.getByRole('button', { name: 'Keep this password' }).click();
  await theirs.getByRole('button', { name: 'Keep it' }).click();
  await expect(theirs.getByRole('status').filter({ hasText: 'Password set is successful' })).toBeVisible();

  await page.reload();
  await panel.getByRole('button', { name: 'Disable' }).click();
  const question = page.getByRole('dialog', { name: /^Disable/ });
  await question.getByLabel('Reason').fill('Asked to rest for a year');
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(panel.getByText(`${fullName} is shut out.`)).toBeVisible();
  await theirs.goto('/account');
  await expect(theirs.getByRole('dialog')).toBeVisible();

  await panel.getByRole('button', { name: 'Enable' }).click();
  await page
    .getByRole('dialog', { name: /^Enable/ })
    .getByRole('button', { name: 'Enable' })
    .click();
  await expect(panel.getByText(`${fullName} may log in again.`)).toBeVisible();

  await panel.getByRole('button', { name: 'Show history' }).click();
  const history = panel.getByRole('region', { name: 'History' });
  await expect(history.getByText('Asked to rest for a year')).toBeVisible();
  await expect(history.getByText('Account made')).toBeVisible();

  await panel.getByRole('button', { name: 'Delete account' }).click();
  const last = page.getByRole('dialog', { name: /^Delete the account/ });
  await last.getByLabel(`Type ${fullName} to confirm`).fill(fullName);
  await last.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'User Deleted' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(fullName) })).toHaveCount(0);
});

test('[ADM-03] of two who edit one record, the second sees both texts and chooses @full', async ({ page }) => {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  await page.goto('/admin/userlist?state=verified&sort=nameDown');
  await page.getByRole('row').nth(1).getByRole('button').click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Edit record' }).click();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const seen = await (await page.request.get('/api/admin/users/details/', { headers, params: { id } })).json();
  const data = { id, updatedAt: seen.result.updatedAt, first_name: 'Revathi' };
  expect((await page.request.put('/api/admin/users', { headers, data })).status()).toBe(200);

  const form = panel.getByRole('form', { name: 'Edit record' });
  await form.getByLabel('First name').fill('Leela');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Theirs Revathi')).toBeVisible();
  await expect(form.getByText('Yours Leela')).toBeVisible();
  await form.getByRole('button', { name: 'Take theirs' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('Revathi');
});
