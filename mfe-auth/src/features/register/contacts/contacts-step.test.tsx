import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, codeSentTo, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { createAccount, resendOtp, verifyOtp } from '@tvacha/shared-contract/routes/registration';
import { toasts } from '@tvacha/shared-contract/toasts';
import { openPage } from '../../../common/test-login';
import { fillDetails, freeCode, leela, press, title } from '../test-register';

const panel = (name: 'Mobile number' | 'Email') => within(screen.getByRole('region', { name }));
const box = (name: 'Mobile number' | 'Email') => panel(name).getByLabelText(/Six-digit code/);
const verify = { 'Mobile number': 'Verify the number', Email: 'Verify the email' } as const;

async function reachContacts() {
  const page = await openPage(`/register/doctor?code=${freeCode}`);
  const user = userEvent.setup();
  await fillDetails(user);
  await title('Prove your phone and email');
  const give = async (name: 'Mobile number' | 'Email', otp: string) => {
    await user.click(box(name));
    await user.paste(otp);
    await press(user, verify[name]);
  };
  return { page, user, give };
}
const phoneCode = () => codeSentTo(`+91${leela.phone}`) ?? '';
const emailCode = () => codeSentTo(leela.email) ?? '';
const goOn = () => screen.getByRole('button', { name: 'Continue' });

test.each([
  ['Mobile number', phoneCode],
  ['Email', emailCode],
] as const)(
  '[AUTH-02] [AUTH-04] the %s proves enough to go on; the stage becomes DOCUMENT_PENDING',
  async (name, code) => {
    const { page, user, give } = await reachContacts();
    expect(page.store.getState()).toMatchObject({ registrationStage: { stage: 'VERIFICATION_PENDING' } });
    expect(goOn()).toBeDisabled();
    // A code that was copied comes with blanks around and within it.
    await give(name, ` ${code().slice(0, 3)} ${code().slice(3)} `);
    expect(await panel(name).findByText('Verified')).toBeVisible();
    expect(notices(page).at(-1)).toBe(toasts.VERIFIED.text);
    expect(box(name === 'Email' ? 'Mobile number' : 'Email')).toHaveFocus();
    expect(page.store.getState()).toMatchObject({ registrationStage: { stage: 'DOCUMENT_PENDING' } });
    await waitFor(() => expect(goOn()).toBeEnabled());
    await user.click(goOn());
    await title('Your documents');
    history.back();
    await title('Prove your phone and email');
  },
);

test('[AUTH-04] the code of the other contact is refused at the field it was typed in', async () => {
  const { give } = await reachContacts();
  if (phoneCode() === emailCode()) return;
  await give('Email', phoneCode());
  await waitFor(() => expect(box('Email')).toBeInvalid());
  expect(box('Email')).toHaveAccessibleDescription(`${toasts.INVALID_OTP.text} 4 tries left.`);
  expect(box('Mobile number')).not.toHaveAttribute('aria-invalid');
  expect(goOn()).toBeDisabled();
});

test('[AUTH-04] an expired code is marked so and can only be replaced; the new one is told of', async () => {
  answer(verifyOtp, 400, 'OTP_EXPIRED');
  const { page, give } = await reachContacts();
  await give('Mobile number', '123456');
  expect(await panel('Mobile number').findByText('Expired')).toBeVisible();
  expect(panel('Mobile number').getByText('This code has expired. Ask for a new one.')).toBeVisible();
  expect(panel('Mobile number').getByRole('button', { name: 'Verify the number' })).toBeDisabled();
  expect(panel('Email').getByRole('button', { name: 'Verify the email' })).toBeEnabled();
  expect(page.store.getState()).toMatchObject({ contactCodes: { phone: { codeExpired: true } } });
});

/** What the server says of a registration, and of its codes. */
const created = (terms: object) => {
  const registrant = { _id: '6f1c1a52-0000-4000-8000-000000000777', customerId: freeCode, email: leela.email };
  const phone = { code: '+91', number: leela.phone };
  const stage = 'VERIFICATION_PENDING';
  answer(createAccount, 201, 'USER_CREATE_SUCCESS', { ...registrant, ...terms, phone, stage, fullName: 'Leela Menon' });
};

test('[AUTH-04] another code is sent when the wait is over, in the words of the login', async () => {
  created({});
  const sent = watch(resendOtp);
  const { page, user } = await reachContacts();
  // Without terms of a code, one is asked for.
  answer(resendOtp, 200, 'OTP_SENT', { expiresIn: 300, resendIn: 60 });
  await user.click(panel('Email').getByRole('button', { name: 'Send code' }));
  expect(await panel('Email').findByText(/^New code in (1:00|0:59)$/)).toBeVisible();
  expect(notices(page).at(-1)).toBe(toasts['login-otp-sent'].text);
  expect(sent).toEqual([{ email: leela.email }]);
});

test('[AUTH-04] [SEC-09] where no code could be sent yet, it is said when there may be one', async () => {
  created({ expiresIn: 0, resendIn: 2400 });
  await reachContacts();
  expect(panel('Email').getByText(/^New code in (40:00|39:5\d)$/)).toBeVisible();
  expect(await panel('Email').findByText('Expired')).toBeVisible();
});

test('[AUTH-04] any other failure is said at the code, and once more in general', async () => {
  answer(verifyOtp, 500, 'SERVER_ERROR');
  const { page, give } = await reachContacts();
  await give('Mobile number', '123456');
  expect(await panel('Mobile number').findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(notices(page).at(-1)).toBe('Something went wrong. Please try again.');
});

test('[AUTH-03] back at the first step, what was sent is shown and nothing is sent twice', async () => {
  const created = watch(createAccount);
  const { user } = await reachContacts();
  history.back();
  await title('About you');
  expect(await screen.findByText('Your account has been begun with these details')).toBeVisible();
  expect(screen.getByText('+91 98123 45670')).toBeVisible();
  await press(user, 'Continue');
  await title('Prove your phone and email');
  expect(created).toHaveLength(1);
});

test('[AUTH-04] the code of the SMS is filled in at the number, where the browser reads it', async () => {
  const get = jest.fn().mockResolvedValue({ code: '407129' });
  Object.defineProperty(window, 'OTPCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  await reachContacts();
  await waitFor(() => expect(box('Mobile number')).toHaveValue('407129'));
  expect(box('Email')).toHaveValue('');
  expect(get).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});
