import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { logIn, sendSecondFactorCode, verifySecondFactor } from '@tvacha/shared-contract/routes/auth';
import { storage } from '@tvacha/shared-core/storage';
import { openPage } from '../../common/test-login';

const email = 'ananya.rao@tvacha.example';
const minute = 60_000;
const scopedToken = ['', { scope: 'second-factor' }, ''].map((part) => part && btoa(JSON.stringify(part))).join('.');

/** All but the date: what waits goes on waiting while the clock is put forward. */
const waits = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

beforeEach(() => void jest.useFakeTimers({ now: Date.now(), doNotFake: [...waits] }));
afterEach(() => void jest.useRealTimers());
const forward = (by: number) => jest.setSystemTime(Date.now() + by);

const terms = { expiresIn: 300, resendIn: 60 };

/** The right password, where the account was tried too often today. */
async function reachEmailCode() {
  answer(logIn, 200, 'EMAIL_CODE_NEEDED', { secondFactor: 'email', ...terms });
  const page = await openPage('/login');
  storage.set('scopedToken', scopedToken);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'Indigo-library-56');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByLabelText(/Six-digit code/);
  return { page, user };
}

test('[SEC-11] [AUTH-05] an account that was tried too often wants the code of its email too, and says why', async () => {
  const given = watch(verifySecondFactor);
  const { user } = await reachEmailCode();
  expect(screen.getByText(/Wrong passwords were tried on this account today/)).toBeVisible();
  expect(screen.getByText(email)).toBeVisible();
  expect(screen.getByLabelText(/Six-digit code/)).toHaveFocus();
  expect(screen.getByText('New code in 1:00')).toBeVisible();
  await user.keyboard('123{Enter}');
  expect(screen.getByText('Type all six digits of the code.')).toBeVisible();
  answer(verifySecondFactor, 400, 'INVALID_OTP');
  await user.keyboard('456{Enter}');
  expect(await screen.findByText('Invalid OTP. Try again!')).toBeVisible();
  expect(screen.getByLabelText(/Six-digit code/)).toHaveValue('');
  expect(given).toEqual([{ code: '123456' }]);
});

test('[SEC-08] [SEC-11] after a minute, and not before, there is another code', async () => {
  const { page, user } = await reachEmailCode();
  answer(sendSecondFactorCode, 200, 'OTP_SENT', terms);
  forward(minute / 2);
  expect(await screen.findByText('New code in 0:30')).toBeVisible();
  forward(minute / 2);
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('New code in 1:00')).toBeVisible();
  expect(screen.getByText('Valid for 5:00')).toBeVisible();
  expect(notices(page)).toEqual(['OTP sent.']);
});

test('[AUTH-04] a code that has run out is said so, and a slip in the address leads back', async () => {
  const { user } = await reachEmailCode();
  forward(5 * minute);
  expect(await screen.findByText(/expired/i, { selector: '[role=alert], [id]' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Finish login' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Begin again' }));
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(storage.get('token')).toBeNull();
});

test('[AUTH-04] a code that cannot be sent is said at the form and in general', async () => {
  const { page, user } = await reachEmailCode();
  answer(sendSecondFactorCode, 503, 'UNAVAILABLE');
  forward(minute);
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(notices(page)).toHaveLength(1);
});
