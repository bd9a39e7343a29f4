import type { Page } from '@playwright/test';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { codeFor } from '../src/outbox';
import { lookAtPapers } from '../src/papers';
import { paper } from '../src/registrants';

/** A customer code of the seed that nobody has used. */
const code = 'TVD-1N68';
const doctor = { name: 'Meera Pillai Das', digits: '9811100011', email: 'meera.das@clinic.example' };
const wanted = `/doctor/ebook?code=${code}`;
const password = 'Lantern-river-88';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function register(page: Page): Promise<void> {
  await expect(page.getByLabel('Customer code')).toHaveValue(code);
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page).toHaveURL(new RegExp(`/register/doctor\\?code=${code}`));
  await page.getByRole('textbox', { name: 'Full name' }).fill(doctor.name);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(doctor.digits);
  await page.getByRole('textbox', { name: 'Email' }).fill(doctor.email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(h1(page, 'Prove your phone and email')).toBeVisible();
  for (const [name, whose, submit] of [
    ['Mobile number', `+91${doctor.digits}`, 'Verify the number'],
    ['Email', doctor.email, 'Verify the email'],
  ] as const) {
    const contact = page.getByRole('region', { name });
    await contact.getByLabel('Six-digit code').fill(await codeFor(page, whose));
    await contact.getByRole('button', { name: submit }).click();
    await expect(contact.getByText('Verified', { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(h1(page, 'Your documents')).toBeVisible();
  for (const [label, name] of [
    ['Degree certificate', 'degree.png'],
    ['Visiting card', 'card.png'],
  ] as const) {
    await page.getByLabel(label).setInputFiles(paper(name));
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText(/Uploaded/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(h1(page, 'A password, if you want one')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(h1(page, 'Your application is with us')).toBeVisible();
  await expect(page.getByText('There is nothing more to do for now.')).toBeVisible();
}

async function askForCode(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Phone code' }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(doctor.digits);
  await page.getByRole('button', { name: 'Send code' }).click();
}

async function approve(staff: Page): Promise<void> {
  await enterAs(staff, 'admin');
  await staff.goto('/admin/dashboard');
  const sections = staff.getByRole('navigation', { name: 'Back office sections' });
  await sections.getByRole('link', { name: 'User Verification' }).click();
  await staff.getByLabel('Search applications').fill('Meera Pillai');
  await staff
    .getByRole('row')
    .getByRole('button', { name: /Meera Pillai Das/ })
    .click();
  const panel = staff.getByRole('dialog', { name: /Meera Pillai Das/ });
  await lookAtPapers(panel);
  await expect(panel.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await panel.getByRole('textbox', { name: /^Registration number/ }).fill('KMC 20261');
  await panel.getByRole('button', { name: 'Record number' }).click();
  await panel.getByRole('button', { name: 'Approve' }).click();
  const sure = staff.getByRole('dialog', { name: /^Approve/ });
  await sure.getByRole('button', { name: 'Approve' }).click();
  await expect(notice(staff, 'Verified Successfully')).toBeVisible();
}

test('[AUTH-01][AUTH-02][AUTH-05][ADM-03][SES-03] who followed a link to a page for doctors registers, is approved, and reads that page', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(wanted);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Become a member' }).click();
  await expect(page).toHaveURL(/\/register\/verifycustomer\?/);
  await register(page);

  await page.getByRole('link', { name: 'Go to login' }).click();
  await askForCode(page);
  await expect(page.getByText('Approval is awaited. Please get in touch with the administrator.')).toBeVisible();

  const office = await browser.newContext({ baseURL });
  await approve(await office.newPage());
  await office.close();

  await page.getByRole('button', { name: 'Use another account' }).click();
  await askForCode(page);
  await page.getByLabel('Six-digit code').fill(await codeFor(page, `+91${doctor.digits}`));
  await page.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(notice(page, 'Login Successful')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${wanted.replace('?', '\\?')}$`));
  await expect(page.getByRole('heading', { name: 'Ebooks' })).toBeVisible();
});
