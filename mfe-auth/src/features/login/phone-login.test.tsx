import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, codeSentTo, network, useFault, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { logIn, verifyLoginCode } from '@tvacha/shared-contract/routes/auth';
import { storage } from '@tvacha/shared-core/storage';
import { HttpResponse, http } from 'msw';
import { askForCode, doctor, leaveAndReturn, openPage, pending, reachCodeStep } from '../../common/test-login';

const verify = () => screen.getByRole('button', { name: 'Verify and log in' });
const code = () => screen.getByLabelText(/Six-digit code/);

test('[AUTH-05] a doctor logs in with the code sent to their phone', async () => {
  const asked = watch(logIn);
  const verified = watch(verifyLoginCode);
  const page = await openPage('/login/doctor');
  const user = await reachCodeStep(doctor);
  expect(notices(page)).toEqual(['OTP sent.']);
  expect(screen.getByText('+91 90xxx xx101')).toBeVisible();
  expect(code()).toHaveFocus();

  const otp = codeSentTo(`+91${doctor}`);
  await user.keyboard(`${otp}{Enter}`);
  await waitFor(() => expect(location.pathname).toBe('/doctor/dashboard'));
  expect(notices(page)).toEqual(['OTP sent.', 'Login Successful']);
  expect(page.store.getState().session.userData).toMatchObject({ firstName: 'Ananya', lasName: 'Rao' });
  expect(asked).toEqual([{ type: 'otp', phone: `+91${doctor}`, loginUser: 'doctor' }]);
  expect(verified).toEqual([{ phone: doctor, otp }]);
});

test('[AUTH-05] after the login the previous path is gone back to, once', async () => {
  await openPage('/login/doctor');
  storage.set('previousPath', '/doctor/ebook?author=7');
  const user = await reachCodeStep(doctor);
  await user.keyboard(`${codeSentTo(`+91${doctor}`)}{Enter}`);
  await waitFor(() => expect(location.pathname + location.search).toBe('/doctor/ebook?author=7'));
  expect(storage.get('previousPath')).toBeNull();
});

test('[AUTH-05] an unknown number is refused at the field', async () => {
  await openPage('/login/doctor');
  await askForCode('9876543210');
  const field = await screen.findByLabelText(/Mobile number/);
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(expect.stringContaining("Phone number doesn't exist"));
  expect(field).toHaveFocus();
});

test('[AUTH-05] a number that can be none of a mobile phone is sent nowhere', async () => {
  const asked = watch(logIn);
  await openPage('/login/doctor');
  await askForCode('12345');
  expect(screen.getByLabelText(/Mobile number/)).toBeInvalid();
  expect(asked).toEqual([]);
});

test('[AUTH-05] a doctor who waits for approval meets a panel that says so', async () => {
  const page = await openPage('/login/doctor');
  const user = await askForCode(pending);
  const heading = await screen.findByRole('heading', { name: 'Your application is with us' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('Approval is awaited. Please get in touch with the administrator.')).toBeVisible();
  expect(page.store.getState().session.isLogin).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(screen.getByLabelText(/Mobile number/)).toHaveValue('');
  expect(screen.getByLabelText(/Mobile number/)).toHaveFocus();
});

test('[AUTH-04] a wrong code is refused at the boxes, which empty for the next try', async () => {
  await openPage('/login/doctor');
  const user = await reachCodeStep(doctor);
  const right = codeSentTo(`+91${doctor}`);
  await user.keyboard(`${right === '000000' ? '111111' : '000000'}{Enter}`);
  await waitFor(() => expect(code()).toBeInvalid());
  expect(screen.getByText('Invalid OTP. Try again! 4 tries left.')).toBeVisible();
  expect(code()).toHaveValue('');
  expect(code()).toHaveFocus();

  await user.keyboard(`${right}{Enter}`);
  await waitFor(() => expect(location.pathname).toBe('/doctor/dashboard'));
});

test('[AUTH-04] a code that is not whole is sent nowhere', async () => {
  const verified = watch(verifyLoginCode);
  await openPage('/login/doctor');
  const user = await reachCodeStep(doctor);
  await user.keyboard('123{Enter}');
  expect(screen.getByText('Type all six digits of the code.')).toBeVisible();
  expect(verified).toEqual([]);
});

test('[AUTH-04] an expired code is marked so and can only be replaced', async () => {
  answer(verifyLoginCode, 400, 'OTP_EXPIRED');
  await openPage('/login/doctor');
  const user = await reachCodeStep(doctor);
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText('Expired')).toBeVisible();
  expect(screen.getByText('This code has expired. Ask for a new one.')).toBeVisible();
  expect(verify()).toBeDisabled();
});

test('[AUTH-04] a code runs out by itself, and a new one takes its place', async () => {
  answer(logIn, 200, 'login-otp-sent', { expiresIn: 0, resendIn: 0 });
  await openPage('/login/doctor');
  const user = await reachCodeStep(doctor);
  expect(await screen.findByText('Expired')).toBeVisible();

  answer(logIn, 200, 'login-otp-sent', { expiresIn: 300, resendIn: 60 });
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(/^New code in (1:00|0:59)$/)).toBeVisible();
  expect(code()).toHaveFocus();
  expect(screen.getByText(/^Valid for (5:00|4:59)$/)).toBeVisible();
  expect(verify()).toBeEnabled();
});

test('[AUTH-04] the tries left are told; with the fifth wrong one the code is spent, and what next is said', async () => {
  await openPage('/login/doctor');
  const user = await reachCodeStep(doctor);
  const wrong = codeSentTo(`+91${doctor}`) === '000000' ? '111111' : '000000';
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await user.keyboard(`${wrong}{Enter}`);
    expect(await screen.findByText(`Invalid OTP. Try again! ${left} left.`)).toBeVisible();
  }
  await user.keyboard(`${wrong}{Enter}`);
  expect(await screen.findByText('No tries left')).toBeVisible();
  expect(screen.getByText('Too many tries. Please ask for a new code.')).toBeVisible();
  expect(verify()).toBeDisabled();
});

test('[AUTH-04] a failure is said above the button, and in general', async () => {
  answer(logIn, 500, 'SERVER_ERROR');
  const rendered = await openPage('/login/doctor');
  await askForCode(doctor);
  const words = 'Something went wrong on our side. Please try again.';
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(notices(rendered)).toEqual(['Something went wrong. Please try again.']);
});

test('[AUTH-04] a limit is said once, with the seconds it still holds', async () => {
  const body = { error: true, code: 'RATE_LIMITED', message: '', result: null };
  network.use(
    http.post(`*${logIn.path}`, () => HttpResponse.json(body, { status: 429, headers: { 'retry-after': '42' } })),
  );
  const rendered = await openPage('/login/doctor');
  await askForCode(doctor);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^That was too often\..* Try again in 42 seconds\.$/);
  expect(screen.getByText(/^Try again in 0:(42|41)$/)).toBeVisible();
  expect(notices(rendered)).toEqual([]);
});

test('[AUTH-05] who looks elsewhere and comes back is led to the code that is waited for', async () => {
  await openPage('/login/doctor');
  await reachCodeStep(doctor);
  const otp = codeSentTo(`+91${doctor}`);
  await leaveAndReturn();
  expect(await screen.findByText('+91 90xxx xx101')).toBeVisible();
  await userEvent.setup().type(code(), `${otp}{Enter}`);
  await waitFor(() => expect(location.pathname).toBe('/doctor/dashboard'));
  expect(storage.get('sentCode')).toBeNull();
});

test('[AUTH-05] [SEC-08] “Change” and the same number again goes back to the code, not into the limit', async () => {
  const asked = watch(logIn);
  await openPage('/login/doctor');
  const user = await reachCodeStep(doctor);
  await user.click(screen.getByRole('button', { name: 'Change the mobile number' }));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(/^New code in /)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[AUTH-04] without a network it is said, and trying again works', async () => {
  useFault('offline');
  await openPage('/login/doctor');
  const user = await askForCode(doctor);
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach the portal.');

  answer(logIn, 200, 'login-otp-sent', { expiresIn: 300, resendIn: 60 });
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByLabelText(/Six-digit code/)).toBeVisible();
});

test('[AUTH-05] “Change” goes back to the number, to mend it', async () => {
  await openPage('/login/doctor');
  const user = await reachCodeStep(doctor);
  await user.click(screen.getByRole('button', { name: 'Change the mobile number' }));
  expect(screen.getByLabelText(/Mobile number/)).toHaveFocus();
  expect(screen.getByLabelText(/Mobile number/)).toHaveValue('90000 00101');
});
