import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { verifyCustomerCode } from '@tvacha/shared-contract/routes/registration';
import { toasts } from '@tvacha/shared-contract/toasts';
import { openPage } from '../../../common/test-login';
import { field, freeCode, press, title } from '../test-register';

const code = () => field(/^Customer code/);

async function check(typed: string) {
  const user = userEvent.setup();
  const page = await openPage('/register/verifycustomer');
  if (typed) await user.type(code(), typed);
  await press(user, 'Check code');
  return { user, page };
}

test('[AUTH-01] an empty code is said to be empty, at the field and in a notice, and is sent nowhere', async () => {
  const sent = watch(verifyCustomerCode);
  const { page, user } = await check('');
  await waitFor(() => expect(code()).toBeInvalid());
  expect(code()).toHaveAccessibleDescription(expect.stringContaining(toasts.PCODE_EMPTY.text));
  expect(code()).toHaveFocus();
  await press(user, 'Check code');
  await waitFor(() => expect(code()).toHaveFocus());
  expect(page.store.getState().toasts[0]).toMatchObject(toasts.PCODE_EMPTY);
  expect(sent).toEqual([]);
});

test('[AUTH-01] a code that does not exist is refused at the field, until something else is typed', async () => {
  const { user, page } = await check('TVD-NONE');
  await waitFor(() => expect(code()).toBeInvalid());
  expect(code()).toHaveAccessibleDescription(expect.stringContaining('This customer code is not valid.'));
  expect(notices(page)).toEqual([]);
  await user.type(code(), '1');
  expect(code()).toBeValid();
});

test('[AUTH-01] a good code leads to the registration, with the code in the address and in the form', async () => {
  await check(` ${freeCode.toLowerCase()} `);
  await title('About you');
  await waitFor(() => expect(location.pathname + location.search).toContain(`/register/doctor?code=${freeCode}`));
  expect(code()).toHaveValue(freeCode);
  expect(screen.getByText('Accepted')).toBeVisible();
});

test('[AUTH-01] who is registered and proved is told so and sent to log in', async () => {
  const { page } = await check('TVD-48213');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(page.store.getState().toasts[0]).toMatchObject(toasts.REG_COMPLETE);
});

test.each([
  ['VERIFICATION_PENDING', 'VERIFICATION_PENDING', 'Prove your phone and email'],
  ['DOCUMENT_PENDING', 'VERIFICATION_PENDING', 'Prove your phone and email'],
  ['DOCUMENT_PENDING', 'DOCUMENT_PENDING', 'Your documents'],
] as const)('[AUTH-01] [AUTH-02] %s at the stage %s leads to “%s”', async (notice, stage, heading) => {
  answer(verifyCustomerCode, 200, 'USER_EXISTS', { code: 'TVD-7Q42', notice, stage, next: '/register/doctor' });
  const { page } = await check('TVD-7Q42');
  await title(heading);
  expect(location.pathname).toBe('/register/doctor');
  expect(page.store.getState().toasts[0]).toMatchObject(toasts[notice]);
  expect(page.store.getState()).toMatchObject({ registrationStage: { stage } });
});

test.each([
  ['RATE_LIMITED', 429, 'That was too often. Please wait a little and try again. Try again in 30 seconds.'],
  ['SERVER_ERROR', 500, 'Something went wrong on our side. Please try again.'],
] as const)('[AUTH-01] %s is said above the button', async (refusal, status, words) => {
  answer(verifyCustomerCode, status, refusal);
  await check(freeCode);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('[NAV-02] the other spelling of the address leads here, with its code', async () => {
  await openPage('/register/verifycustome?code=TVD-1');
  await title('Become a member');
  expect(location.pathname).toBe('/register/verifycustomer');
  expect(code()).toHaveValue('TVD-1');
});
