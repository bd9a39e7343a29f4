import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { createAccount } from '@tvacha/shared-contract/routes/registration';
import { toasts } from '@tvacha/shared-contract/toasts';
import { openPage } from '../../../common/test-login';
import { field, fillDetails, freeCode, leela, title } from '../test-register';

const at = `/register/doctor?code=${freeCode}`;
const person = { _id: '6f1c1a52-0000-4000-8000-000000000777', customerId: freeCode, email: leela.email };
const existing = { ...person, phone: { code: '+91', number: leela.phone }, fullName: leela.fullName };

test.each([
  ['INVALID_CODE', 400, 'This customer code is not valid.'],
  ['CUSTOMERID_NOT_AVAILABLE', 400, toasts.CUSTOMERID_NOT_AVAILABLE.text],
] as const)('[AUTH-03] %s of the server stands at the customer code', async (code, status, words) => {
  answer(createAccount, status, code);
  await openPage(at);
  await fillDetails(userEvent.setup());
  await waitFor(() => expect(field(/^Customer code/)).toBeInvalid());
  expect(field(/^Customer code/)).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(field(/^Customer code/)).toHaveFocus();
});

test('[AUTH-03] a field that only the server finds wrong is marked', async () => {
  const result = { issues: [{ path: 'body.email', message: 'Invalid email address' }] };
  answer(createAccount, 400, 'VALIDATION_FAILED', result);
  await openPage(at);
  await fillDetails(userEvent.setup());
  await waitFor(() => expect(field(/^Email/)).toBeInvalid());
  expect(field(/^Email/)).toHaveValue(leela.email);
});

test.each([
  ['number', { phone: '9000000101' }, /^Mobile number/, /^Email/],
  ['email', { email: 'Ananya.Rao@tvacha.example' }, /^Email/, /^Mobile number/],
] as const)(
  '[AUTH-03] a contact that has an account already, the %s, is named at its field, with the ways on',
  async (name, given, taken, free) => {
    await openPage(at);
    await fillDetails(userEvent.setup(), given);
    await waitFor(() => expect(field(taken)).toBeInvalid());
    const words = new RegExp(`^This ${name} belongs to an account already\\.`);
    expect(field(taken)).toHaveAccessibleDescription(words);
    expect(field(free)).toBeValid();
    expect(screen.getByRole('link', { name: 'Log in to it' })).toHaveAttribute('href', '/login');
    const resume = screen.getByRole('link', { name: 'go on with your registration' });
    expect(resume).toHaveAttribute('href', '/register/doctor?resume=1');
  },
);

test.each([
  ['PERSONAL_INFO_NOT_AVAILABLE', 400],
  ['USER_ALREADY_EXISTS', 409],
] as const)(
  '[AUTH-03] the refusal %s is said once in the form and in a notice, and the form stays',
  async (code, status) => {
    answer(createAccount, status, code);
    const page = await openPage(at);
    await fillDetails(userEvent.setup());
    expect(await screen.findByRole('alert')).toHaveTextContent(toasts[code].text);
    expect(page.store.getState().toasts[0]).toMatchObject(toasts[code]);
    expect(field(/^Full name/)).toHaveValue(leela.fullName);
  },
);

test.each([
  ['VERIFICATION_PENDING', 'Prove your phone and email'],
  ['DOCUMENT_PENDING', 'Your documents'],
] as const)('[AUTH-02] who began before, %s, goes on where they left off', async (stage, heading) => {
  answer(createAccount, 200, stage, { ...existing, stage, expiresIn: 300, resendIn: 60 });
  const page = await openPage(at);
  await fillDetails(userEvent.setup());
  await title(heading);
  expect(page.store.getState().toasts[0]).toMatchObject(toasts[stage]);
});

test('[AUTH-04] [ADM-03] APPROVAL_PENDING blocks with a panel', async () => {
  answer(createAccount, 200, 'APPROVAL_PENDING', { ...existing, stage: '' });
  await openPage(at);
  await fillDetails(userEvent.setup());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your application is with us' })).toHaveFocus();
  expect(screen.getByText(toasts.APPROVAL_PENDING.text, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
});

test('[AUTH-04] USER_ALREADY_EXISTS for one’s own account marks the registration complete', async () => {
  answer(createAccount, 200, 'USER_ALREADY_EXISTS', { ...existing, stage: '' });
  const page = await openPage(at);
  await fillDetails(userEvent.setup());
  await title('You are registered');
  expect(screen.getByText('Your registration is complete. You can log in with it.')).toBeVisible();
  expect(notices(page)).toEqual([toasts.USER_ALREADY_EXISTS.text]);
  expect(page.store.getState()).toMatchObject({ registrationStage: { stage: '' } });
});
