import type { Page } from '@playwright/test';
import type { Code } from '@tvacha/shared-contract/codes';
import type { Operation } from '@tvacha/shared-contract/routes';
import { logIn, resetPassword, verifyLoginCode } from '@tvacha/shared-contract/routes/auth';
import { createAccount } from '@tvacha/shared-contract/routes/registration';
import { expect, journeysOn, logInByPassword } from '../src/journey';
import { expectNotice, failure, noticeOf, notices } from '../src/notice';
import { authenticatorCode, codeFor } from '../src/outbox';
import { paper } from '../src/registrants';

const test = journeysOn();
const next = 'Lantern-river-88';
const press = (page: Page, name: string) => () => page.getByRole('main').getByRole('button', { name }).click();
const wrongOf = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

test.beforeEach(({ page }) => page.clock.install());

/** Has an operation answer a refusal that takes long, or bad luck, to come by. */
async function refuse(page: Page, { path }: Operation, status: number, code: Code) {
  const json = { error: true, code, message: code, result: null };
  await page.route(`**${path}`, (route) => route.fulfill({ status, json }), { times: 1 });
}

async function choose(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
}

test('[AUTH-02][AUTH-03][API-03] from the empty form to the password each step of a registration is said @full', async ({
  page,
}) => {
  const [digits, email] = ['9811100201', 'leela.words@clinic.example'];
  const go = press(page, 'Continue');
  await page.goto('/register/doctor');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  await expectNotice(page, 'PERSONAL_INFO_NOT_AVAILABLE', go);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Leela');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(digits);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await expectNotice(page, 'CONSENT_NOT_AVAILABLE', go);
  await page.getByRole('checkbox').check();
  await expectNotice(page, 'CUSTOMERID_NOT_AVAILABLE', go);
  await page.getByLabel('Customer code').fill('TVD-NONE');
  await go();
  await expect(page.getByLabel('Customer code')).toHaveAccessibleDescription(/This customer code is not valid\./);
  await page.getByLabel('Customer code').fill('TVD-2H83');
  for (const code of ['PERSONAL_INFO_NOT_AVAILABLE', 'CONSENT_NOT_AVAILABLE', 'CUSTOMERID_NOT_AVAILABLE'] as const) {
    await refuse(page, createAccount, 400, code);
    await expectNotice(page, code, go);
  }
  await expectNotice(page, 'USER_CREATE_SUCCESS', go);

  const phone = page.getByRole('region', { name: 'Mobile number' });
  const otp = await codeFor(page, `+91${digits}`);
  const verify = () => phone.getByRole('button', { name: 'Verify the number' }).click();
  await phone.getByLabel('Six-digit code').fill(wrongOf(otp));
  await verify();
  await expect(phone.getByLabel('Six-digit code')).toHaveAccessibleDescription(/Invalid OTP\. Try again!/);
  await phone.getByLabel('Six-digit code').fill(otp);
  await expectNotice(page, 'VERIFIED', verify);
  await go();

  const words = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') };
  await expectNotice(page, 'DOCUMENT_VALIDATION_ERROR', () =>
    page.getByLabel('Degree certificate', { exact: true }).setInputFiles(words),
  );
  await page.getByLabel('Degree certificate', { exact: true }).setInputFiles(paper('degree.png'));
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'degree.png' })
      .getByText(/Uploaded/),
  ).toBeVisible();
  await expectNotice(page, 'UPDATE_SUCCCESS', () =>
    page.getByLabel('Visiting card', { exact: true }).setInputFiles(paper('card.png')),
  );
  await page
    .getByRole('listitem')
    .filter({ hasText: 'words.png' })
    .getByRole('button', { name: /Remove/ })
    .click();
  await go();
  await choose(page, next);
  await expectNotice(page, 'PASSWORD_CREATED', press(page, 'Set password'));
});

test('[AUTH-04][AUTH-05][API-03] each answer to a phone code has its place: at the boxes, or over the button and in general @full', async ({
  page,
}) => {
  await page.goto('/login/doctor');
  const number = page.getByLabel('Mobile number');
  await number.fill('9876543210');
  await press(page, 'Send code')();
  await expect(number).toHaveAccessibleDescription(/Phone number doesn't exist/);
  await number.fill('9000000101');
  await refuse(page, logIn, 500, 'SERVER_ERROR');
  await expectNotice(page, failure, press(page, 'Send code'));
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side. Please try again.');
  await expectNotice(page, 'login-otp-sent', press(page, 'Send code'));

  const boxes = page.getByLabel('Six-digit code');
  const verify = press(page, 'Verify and log in');
  await boxes.fill('123456');
  await refuse(page, verifyLoginCode, 503, 'UNAVAILABLE');
  await expectNotice(page, failure, verify);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We cannot reach the portal.');
  for (const [code, words] of [
    ['INVALID_OTP', /Invalid OTP\. Try again!/],
    ['OTP_EXPIRED', /This code has expired\. Ask for a new one\./],
  ] as const) {
    await boxes.fill('123456');
    await refuse(page, verifyLoginCode, 400, code);
    await verify();
    await expect(boxes).toHaveAccessibleDescription(words);
    await expect(notices(page)).toHaveCount(0);
  }
  // The server counts for itself when another code may be sent.
  await page.clock.fastForward('01:00');
  await press(page, 'Send a new code')();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'too often' })).toHaveText(
    /^That was too often\..* Try again in \d+ seconds?\.$/,
  );
  await expect(page.getByText(/^Try again in \d:\d\d$/)).toBeVisible();
  await expect(notices(page)).toHaveCount(0);
});

test('[AUTH-04][SEC-03] after the fifth wrong code the tries are at an end, and it is said at the boxes @full', async ({
  page,
}) => {
  await page.goto('/login/doctor');
  await page.getByLabel('Mobile number').fill('9000000102');
  await press(page, 'Send code')();
  const boxes = page.getByLabel('Six-digit code');
  await expect(boxes).toBeVisible();
  const otp = await codeFor(page, '+919000000102');
  const verify = press(page, 'Verify and log in');
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await boxes.fill(wrongOf(otp));
    await verify();
    await expect(boxes).toHaveValue('');
    await expect(boxes).toHaveAccessibleDescription(new RegExp(`Invalid OTP\\. Try again! ${left} left`));
  }
  await boxes.fill(wrongOf(otp));
  await verify();
  await expect(boxes).toHaveAccessibleDescription(/Too many tries\. Please ask for a new code\./);
  await expect(page.getByText('No tries left')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Verify and log in' })).toBeDisabled();
});

test('[AUTH-05][AUTH-10][API-03] a login and a logout are said; a wrong password stands in the form, a waiting doctor gets a panel @full', async ({
  page,
}) => {
  await logInByPassword(page, '/login', 'ananya.rao@tvacha.example', 'not-it');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Wrong credentials');
  await expect(notices(page)).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill('Indigo-library-56');
  await expectNotice(page, 'LOGIN_SUCCESS', press(page, 'Log in'));
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expectNotice(page, 'LOGOUT', () => page.getByRole('link', { name: 'Log out' }).click());
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/login/doctor');
  await page.getByLabel('Mobile number').fill('9000000321');
  await press(page, 'Send code')();
  await expect(page.getByText('Approval is awaited. Please get in touch with the administrator.')).toBeVisible();
});

test('[AUTH-06][API-03] a forgotten, an expired, a changed and a kept password are said @full', async ({ page }) => {
  const email = 'vikram.menon@tvacha.example';
  await page.goto('/login/forgot');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await expectNotice(page, 'ForgotPass_OTP_Send', press(page, 'Send code'));
  await page.getByLabel('Six-digit code').fill(await codeFor(page, email));
  await press(page, 'Check the code')();
  await choose(page, next);
  await refuse(page, resetPassword, 400, 'LINK_EXPIRE');
  await expectNotice(page, 'LINK_EXPIRE', press(page, 'Set the new password'));
  await expect(page.getByRole('heading', { name: 'Your time ran out' })).toBeVisible();

  await page.goto('/login/forgot');
  await page.getByRole('textbox', { name: 'Email' }).fill('patient@tvacha.example');
  await press(page, 'Send code')();
  await page.getByLabel('Six-digit code').fill(await codeFor(page, 'patient@tvacha.example'));
  await press(page, 'Check the code')();
  await choose(page, next);
  await expectNotice(page, 'Password_changed', press(page, 'Set the new password'));

  await logInByPassword(page, '/login', 'tara.bhat@tvacha.example', 'Marigold-terrace-31');
  await expect(page).toHaveURL(/\/login\/password$/);
  await page.getByLabel('Present password').fill('Marigold-terrace-31');
  await choose(page, 'Marigold-terrace-31');
  await press(page, 'Change the password')();
  await expect(page.getByText('Both the new and old passwords are the same.')).toBeVisible();
  await choose(page, next);
  await expectNotice(page, 'CHANGED_PASSWORD', press(page, 'Change the password'));

  await page.goto('/logout');
  await logInByPassword(page, '/login', 'kabir.thakur@tvacha.example', 'Velvet-orchard-64');
  await press(page, 'Keep this password')();
  await expectNotice(page, 'PASSWORD_SET', () => page.getByRole('button', { name: 'Keep it' }).click());
});

test('[AUTH-07][AUTH-08][API-03] the staff’s login and the first code of who looks around are said @full', async ({
  page,
}) => {
  const email = 'admin@tvacha.example';
  await logInByPassword(page, '/admin/login', email, 'Banyan-courtyard-42');
  await page.getByLabel('Code of your authenticator app').fill(await authenticatorCode(page, email));
  await expectNotice(page, 'REDIRECT_ADMIN_DASHBOARD', press(page, 'Finish login'));
  await page.goto('/logout');

  await page.goto('/demo/registration');
  await page.getByLabel('Full name').fill('Farah Khan');
  await page.getByLabel('Mobile number').fill('9876501277');
  await expectNotice(page, 'OTP_SENT', press(page, 'Send code'));
  await page.getByLabel('Six-digit code').fill(await codeFor(page, '+919876501277'));
  await press(page, 'Verify and look around')();
  await expect(noticeOf(page, { severity: 'success', text: 'Login Successful' })).toBeVisible();
});
