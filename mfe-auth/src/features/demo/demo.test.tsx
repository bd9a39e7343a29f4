import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, codeSentTo, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import * as constants from '@tvacha/shared-contract/constants';
import { confirmDemo, registerForDemo } from '@tvacha/shared-contract/routes/registration';
import { storage } from '@tvacha/shared-core/storage';
import { goTo } from '@tvacha/shared-core/testing';
import { openPage } from '../../common/test-login';

const phone = '9876501234';
const terms = { expiresIn: 300, resendIn: 60 };
const code = () => screen.getByLabelText(/Six-digit code/);

async function fill(name: string, digits: string) {
  const user = userEvent.setup();
  if (name) await user.type(screen.getByLabelText('Full name'), name);
  if (digits) await user.type(screen.getByLabelText(/Mobile number/), digits);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  return user;
}

async function reachCode() {
  const page = await openPage('/demo/registration');
  const user = await fill('  Farah   Khan Qureshi ', phone);
  await waitFor(() => expect(location.pathname).toBe('/demo/confirm'));
  await waitFor(() => expect(code()).toHaveFocus());
  expect(notices(page).at(-1)).toBe('OTP Send Successfully');
  return { page, user };
}

test('[AUTH-08] a visitor gives name and phone, proves the phone, and lands among the doctors’ pages', async () => {
  const asked = watch(registerForDemo);
  const { page, user } = await reachCode();
  expect(asked).toEqual([{ fullName: 'Farah Khan Qureshi', phone: `+91${phone}` }]);
  expect(screen.getByText('+91 98xxx xx234')).toBeVisible();
  expect(storage.get('sessionPhone')).toBe(phone);

  await user.keyboard(`${codeSentTo(`+91${phone}`)}{Enter}`);
  await waitFor(() => expect(location.pathname).toBe('/doctor'));
  expect(notices(page).at(-1)).toBe('Login Successful');
  expect(page.store.getState().session).toMatchObject({ isLogin: true, role: 'doctor' });
  expect(storage.get('sentCode')).toBeNull();
});

test('[AUTH-08] the doctors’ login leads here, and both pages say how long one may look around', async () => {
  await openPage('/login/doctor');
  const lasts = new RegExp(`look around for ${constants.demoHours} hours`);
  await userEvent.click(screen.getByRole('link', { name: 'Look around for a day' }));
  expect(await screen.findByText(lasts)).toBeVisible();
  const user = await fill('Farah Khan', phone);
  expect(await screen.findByLabelText(/Six-digit code/)).toBeVisible();
  expect(location.pathname).toBe('/demo/confirm');
  expect(screen.getByText(lasts)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(location.pathname).toBe('/login/doctor'));
});

test('[AUTH-08] without a name or a whole number nothing is sent', async () => {
  const asked = watch(registerForDemo);
  await openPage('/demo/registration');
  await fill('   ', '12345');
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Give your name.');
  expect(screen.getByLabelText(/Mobile number/)).toBeInvalid();
  expect(asked).toEqual([]);
});

test('[AUTH-08] a reload at the code keeps the phone and the time; another code goes to the same name', async () => {
  answer(registerForDemo, 200, 'OTP_SENT', terms);
  const asked = watch(registerForDemo);
  const page = await openPage('/login');
  storage.set('sessionPhone', phone);
  const kept = { use: 'demo', name: 'Farah Khan', resendAt: Date.now() - 1, expiresAt: Date.now() + 100_000 };
  storage.set('sentCode', JSON.stringify(kept));
  goTo('/demo/confirm');
  expect(await screen.findByText('+91 98xxx xx234')).toBeVisible();
  expect(screen.getByText(/^Valid for 1:(40|39)$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(/^New code in/)).toBeVisible();
  expect(asked).toEqual([{ fullName: 'Farah Khan', phone: `+91${phone}` }]);
  expect(notices(page).at(-1)).toBe('OTP sent.');
});

test('[AUTH-08] without a number to confirm one begins at the registration', async () => {
  await openPage('/demo/confirm');
  expect(location.pathname).toBe('/demo/registration');
});

test('[AUTH-08] “Change” goes back to the number, to mend it', async () => {
  const { user } = await reachCode();
  await user.click(screen.getByRole('button', { name: 'Change the mobile number' }));
  await waitFor(() => expect(location.pathname).toBe('/demo/registration'));
  expect(await screen.findByLabelText('Full name')).toHaveValue('Farah Khan Qureshi');
  expect(screen.getByLabelText(/Mobile number/)).toHaveValue('98765 01234');
});

test.each([
  ['INVALID_OTP', 400, 'Invalid OTP. Try again!'],
  ['OTP_EXPIRED', 400, 'This code has expired. Ask for a new one.'],
  ['TOO_MANY_TRIES', 429, 'Too many tries. Please ask for a new code.'],
] as const)('[AUTH-04] [AUTH-08] %s is said at the boxes', async (refusal, status, words) => {
  answer(confirmDemo, status, refusal);
  const { user } = await reachCode();
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(words));
  expect(location.pathname).toBe('/demo/confirm');
});

test('[AUTH-08] too many codes are said above the button', async () => {
  answer(registerForDemo, 429, 'RATE_LIMITED');
  await openPage('/demo/registration');
  await fill('Farah Khan', phone);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'That was too often. Please wait a little and try again. Try again in 30 seconds.',
  );
  expect(location.pathname).toBe('/demo/registration');
});
