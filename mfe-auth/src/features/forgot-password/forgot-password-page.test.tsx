import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, codeSentTo, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { forgotPassword, resetPassword } from '@tvacha/shared-contract/routes/auth';
import { resendOtp, verifyOtp } from '@tvacha/shared-contract/routes/registration';
import { storage } from '@tvacha/shared-core/storage';
import { goTo } from '@tvacha/shared-core/testing';
import { leaveAndReturn, openPage } from '../../common/test-login';

const patient = { email: 'patient@tvacha.example', password: 'Jasmine-window-23' };
const next = 'Lantern-river-88';
const terms = { expiresIn: 300, resendIn: 60 };

const code = () => screen.getByLabelText(/Six-digit code/);
const password = () => screen.getByLabelText('New password');

async function askFor(email: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  return user;
}

async function reachPassword(email = patient.email) {
  const page = await openPage('/login/forgot');
  const user = await askFor(email);
  await screen.findByLabelText(/Six-digit code/);
  expect(page.store.getState().toasts).toMatchObject([{ text: 'OTP Sent', severity: 'success' }]);
  await user.keyboard(`${codeSentTo(email)}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  return { page, user };
}

async function choose(user: ReturnType<typeof userEvent.setup>, chosen: string) {
  await user.clear(password());
  await user.type(password(), chosen);
  await user.clear(screen.getByLabelText('New password again'));
  await user.type(screen.getByLabelText('New password again'), chosen);
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
}

/** What a tab finds again when it is loaded anew. */
async function reopen(kept: Parameters<typeof storage.set>[]) {
  const page = await openPage('/login');
  for (const [key, value] of kept) storage.set(key, value);
  goTo('/login/forgot');
  return page;
}

test('[AUTH-06] whoever forgot their password sets a new one by a code and logs in with it', async () => {
  const forgot = watch(forgotPassword);
  const reset = watch(resetPassword);
  const { page, user } = await reachPassword();
  expect(password()).toHaveFocus();
  await choose(user, next);

  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(notices(page).at(-1)).toBe('Password Changed');
  expect(forgot).toEqual([{ email: patient.email }]);
  expect(reset).toEqual([{ email: patient.email, password: next }]);
  expect([storage.get('token'), storage.get('scopedToken')]).toEqual([null, null]);
  expect(await screen.findByLabelText('Email')).toHaveValue(patient.email);

  await user.type(screen.getByLabelText('Password'), next);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(notices(page).at(-1)).toBe('Login Successful'));
});

test('[AUTH-06] [SEC-13] for an address without an account the screen says the same', async () => {
  const page = await openPage('/login/forgot');
  const user = await askFor('nobody@clinic.example');
  expect(await screen.findByRole('heading', { name: 'Look in your mail' })).toBeVisible();
  expect(screen.getByText(/If there is an account with this address/)).toBeVisible();
  expect(screen.getByText('nobody@clinic.example')).toBeVisible();
  expect(notices(page)).toEqual(['OTP Sent']);
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText('Invalid OTP. Try again!')).toBeVisible();
});

test('[AUTH-06] what cannot be an email is sent nowhere, and “Change” goes back to the address to mend it', async () => {
  const asked = watch(forgotPassword);
  await openPage('/login/forgot');
  const user = await askFor('somebody');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(asked).toEqual([]);

  await user.type(screen.getByLabelText('Email'), '@clinic.example{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Change the email address' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('somebody@clinic.example');
});

test.each([
  ['INVALID_OTP', 400, 'Invalid OTP. Try again!'],
  ['OTP_EXPIRED', 400, 'This code has expired. Ask for a new one.'],
  ['TOO_MANY_TRIES', 429, 'Too many tries. Please ask for a new code.'],
] as const)('[AUTH-04] [AUTH-06] %s is said at the boxes', async (refusal, status, words) => {
  answer(verifyOtp, status, refusal);
  await openPage('/login/forgot');
  const user = await askFor(patient.email);
  await screen.findByLabelText(/Six-digit code/);
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(words));
  expect(code()).toHaveValue('');
});

test('[AUTH-04] [AUTH-06] another code is sent by the resend call, and said so', async () => {
  answer(forgotPassword, 200, 'ForgotPass_OTP_Send', { ...terms, resendIn: 0 });
  answer(resendOtp, 200, 'OTP_SENT', terms);
  const resent = watch(resendOtp);
  const page = await openPage('/login/forgot');
  const user = await askFor(patient.email);
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(/^New code in (1:00|0:59)$/)).toBeVisible();
  expect(resent).toEqual([{ email: patient.email, purpose: 'reset' }]);
  expect(notices(page).at(-1)).toBe('OTP sent.');
});

test.each([
  ['RATE_LIMITED', 429, 'That was too often. Please wait a little and try again. Try again in 30 seconds.'],
  ['SERVER_ERROR', 500, 'Something went wrong on our side. Please try again.'],
] as const)('[AUTH-06] %s is said above the button, and the address stays', async (refusal, status, words) => {
  answer(forgotPassword, status, refusal);
  await openPage('/login/forgot');
  await askFor(patient.email);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toHaveValue(patient.email);
});

test('[AUTH-06] the old password and one that is tried first are refused at the field', async () => {
  const { page, user } = await reachPassword();
  await choose(user, patient.password);
  await waitFor(() =>
    expect(password()).toHaveAccessibleDescription(
      expect.stringContaining('Both the new and old passwords are the same.'),
    ),
  );
  expect(password()).toHaveFocus();
  await choose(user, 'Password12345');
  await waitFor(() =>
    expect(password()).toHaveAccessibleDescription(expect.stringContaining('This password is easy to guess.')),
  );
  await choose(user, next);
  await waitFor(() => expect(notices(page).at(-1)).toBe('Password Changed'));
});

test('[AUTH-06] when the scoped token has ended it is said, and one begins again with the same address', async () => {
  const { page, user } = await reachPassword();
  answer(resetPassword, 400, 'LINK_EXPIRE');
  await choose(user, next);
  expect(await screen.findByRole('heading', { name: 'Your time ran out' })).toHaveFocus();
  expect(page.store.getState().toasts.at(-1)).toMatchObject({ text: 'Link Expired', severity: 'warning' });
  expect([storage.get('token'), storage.get('scopedToken')]).toEqual([null, null]);
  await user.click(screen.getByRole('button', { name: 'Begin again' }));
  expect(screen.getByLabelText('Email')).toHaveValue(patient.email);
});

test('[AUTH-06] a reload keeps the place: at the code with its time, at the password while its scoped token is good', async () => {
  const moments = { resendAt: Date.now() + 30_000, expiresAt: Date.now() + 200_000 };
  await reopen([
    ['sessionEmail', patient.email],
    ['sentCode', JSON.stringify({ use: 'reset', ...moments })],
  ]);
  expect(await screen.findByText(/^New code in 0:(30|29)$/)).toBeVisible();
  expect(screen.getByText(patient.email)).toBeVisible();
  expect(code()).toHaveValue('');
});

test('[AUTH-06] Back and Forward keep the place at the code', async () => {
  await openPage('/login/forgot');
  await askFor(patient.email);
  await screen.findByLabelText(/Six-digit code/);
  await leaveAndReturn();
  expect(await screen.findByLabelText(/Six-digit code/)).toBeVisible();
});

const scopedToken = (seconds: number) =>
  ['a', btoa(JSON.stringify({ scope: 'reset', exp: Math.floor(Date.now() / 1000) + seconds })), 'c'].join('.');

test('[AUTH-06] a reload after the right code stands at the new password; leaving gives the scoped token up', async () => {
  await reopen([
    ['sessionEmail', patient.email],
    ['scopedToken', scopedToken(300)],
  ]);
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await act(async () => history.back());
  await waitFor(() => expect(storage.get('scopedToken')).toBeNull());
});

test('[AUTH-06] a reload once the scoped token has ended begins anew', async () => {
  await reopen([
    ['sessionEmail', patient.email],
    ['scopedToken', scopedToken(-1)],
  ]);
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('[AUTH-06] nothing of the way is left in the tab but the address', async () => {
  const { user } = await reachPassword();
  expect({ ...sessionStorage }).toEqual({ email: patient.email, scopedToken: expect.any(String) });
  expect(localStorage).toHaveLength(0);
  await choose(user, next);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect({ ...sessionStorage }).toEqual({ email: patient.email });
});

test('[AUTH-07] staff come from their own login page and are led back to it', async () => {
  await openPage('/admin/login');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'admin@tvacha.example');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(location.pathname + location.search).toBe('/login/forgot?loginUser=admin');
  expect(await screen.findByLabelText('Email')).toHaveValue('admin@tvacha.example');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText(/Six-digit code/);
  await user.keyboard(`${codeSentTo('admin@tvacha.example')}{Enter}`);
  await screen.findByLabelText('New password');
  await choose(user, next);
  await waitFor(() => expect(location.pathname).toBe('/admin/login'));
  expect(await screen.findByLabelText('Email')).toHaveValue('admin@tvacha.example');
});
