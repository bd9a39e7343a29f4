import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, codeSentTo, useFault, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { changeRegistrationContact } from '@tvacha/shared-contract/routes/registration';
import { toasts } from '@tvacha/shared-contract/toasts';
import { storage } from '@tvacha/shared-core/storage';
import { openPage } from '../../../common/test-login';
import { fillDetails, freeCode, leela, press, title, verifyNumber } from '../test-register';

const names = { phone: 'Mobile number', email: 'Email' } as const;
const changes = { phone: 'Change the mobile number', email: 'Change the email' } as const;
const right = { phone: '9812345671', email: 'leela.right@clinic.example' };
const panel = (which: 'phone' | 'email') => within(screen.getByRole('region', { name: names[which] }));
const typed = (which: 'phone' | 'email') => panel(which).getByRole('textbox', { name: /^Your / });
const open = (which: 'phone' | 'email') => panel(which).getByRole('button', { name: changes[which] });

async function reachContacts() {
  const page = await openPage(`/register/doctor?code=${freeCode}`);
  const user = userEvent.setup();
  await fillDetails(user);
  await title('Prove your phone and email');
  const give = async (which: 'phone' | 'email', value: string) => {
    await user.click(open(which));
    await user.clear(typed(which));
    await user.paste(value);
    await user.keyboard('{Enter}');
  };
  return { page, user, give };
}

test.each([
  ['phone', '+91 98xxx xx671', '+919812345671'],
  ['email', 'l•••@clinic.example', right.email],
] as const)(
  '[AUTH-01] [AUTH-04] a mistyped %s is changed where its code is asked for, and the new one is proved',
  async (which, shown, sentTo) => {
    const { page, user, give } = await reachContacts();
    await give(which, right[which]);
    expect(await panel(which).findByText(shown)).toBeVisible();
    expect(panel(which).getByText(/^New code in (1:00|0:59)$/)).toBeVisible();
    expect(panel(which).getByText(/^Valid for (5:00|4:59)$/)).toBeVisible();
    expect(notices(page).at(-1)).toBe(toasts['login-otp-sent'].text);
    const box = panel(which).getByLabelText(/Six-digit code/);
    expect(box).toHaveFocus();
    expect(storage.get(which === 'phone' ? 'sessionPhone' : 'sessionEmail')).toBe(right[which]);
    await user.keyboard(`${codeSentTo(sentTo)}{Enter}`);
    expect(await panel(which).findByText('Verified')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  },
);

test('[AUTH-01] the field comes with what was typed and has the focus; left as it is, nothing is sent', async () => {
  const sent = watch(changeRegistrationContact);
  const { user } = await reachContacts();
  await user.click(open('email'));
  expect(typed('email')).toHaveFocus();
  expect(typed('email')).toHaveValue(leela.email);
  await user.keyboard('{Enter}');
  expect(panel('email').getByLabelText(/Six-digit code/)).toHaveFocus();
  await user.click(open('email'));
  await user.clear(typed('email'));
  // Nothing is wrong yet: nothing was sent.
  expect(typed('email')).not.toHaveAttribute('aria-invalid', 'true');
  await user.click(panel('email').getByRole('button', { name: 'Cancel' }));
  expect(panel('email').getByLabelText(/Six-digit code/)).toHaveFocus();
  await user.click(open('email'));
  await user.click(open('phone'));
  expect(typed('phone')).toHaveFocus();
  expect(panel('email').getByLabelText(/Six-digit code/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('[AUTH-01] [AUTH-03] what cannot be right, and what is somebody else’s, is said at the field', async () => {
  const sent = watch(changeRegistrationContact);
  const { page, user, give } = await reachContacts();
  await give('phone', '12345');
  expect(typed('phone')).toHaveAccessibleDescription(/Give the 10 digits of your mobile number/);
  expect(sent).toEqual([]);
  await user.clear(typed('phone'));
  await user.paste('9000000101');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed('phone')).toBeInvalid());
  expect(typed('phone')).toHaveAccessibleDescription(new RegExp(toasts.USER_ALREADY_EXISTS.text));
  expect(typed('phone')).toHaveFocus();
  expect(notices(page).at(-1)).toBe(toasts.USER_ALREADY_EXISTS.text);
  await user.type(typed('phone'), '{Backspace}2');
  expect(typed('phone')).not.toBeInvalid();
});

test('[AUTH-04] any other failure is said at the form, and once more in general', async () => {
  answer(changeRegistrationContact, 429, 'RATE_LIMITED');
  const { page, give } = await reachContacts();
  await give('email', right.email);
  expect(await panel('email').findByRole('alert')).toHaveTextContent(
    /^That was too often\..* Try again in 30 seconds\.$/,
  );
  expect(notices(page).at(-1)).toBe('Something went wrong. Please try again.');
});

test('[AUTH-01] while it is under way the button says so, and a second press sends nothing', async () => {
  const sent = watch(changeRegistrationContact);
  const { user, give } = await reachContacts();
  useFault('slow');
  await give('email', right.email);
  const submit = panel('email').getByRole('button', { name: 'Send code' });
  expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(panel('email').getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.click(submit);
  await user.type(typed('email'), '{Enter}');
  await waitFor(() => expect(panel('email').queryByRole('button', { name: 'Send code' })).toBeNull());
  expect(sent).toHaveLength(1);
});

test('[AUTH-02] once the number is proved the email can still be changed, the number no more', async () => {
  const { user, give } = await reachContacts();
  await verifyNumber(user);
  expect(await panel('phone').findByText('Verified')).toBeVisible();
  expect(panel('phone').queryByRole('button')).toBeNull();
  await give('email', right.email);
  const box = await panel('email').findByLabelText(/Six-digit code/);
  await user.type(box, codeSentTo(right.email) ?? '');
  await press(user, 'Verify the email');
  await waitFor(() => expect(screen.getAllByText('Verified')).toHaveLength(2));
});

test('[AUTH-02] when the scoped token has ended, the other contact is proved first', async () => {
  const { user } = await reachContacts();
  await verifyNumber(user);
  expect(await panel('phone').findByText('Verified')).toBeVisible();
  answer(changeRegistrationContact, 401, 'SESSION_EXPIRED');
  await user.click(open('email'));
  await user.type(typed('email'), 'x{Enter}');
  expect(await panel('email').findByText('Please prove once more that it is you')).toBeVisible();
  expect(panel('email').getByText('+91 98xxx xx670')).toBeVisible();
  await user.click(panel('email').getByRole('button', { name: 'Cancel' }));
  expect(panel('email').getByLabelText(/Six-digit code/)).toBeVisible();
});

test('[AUTH-02] whoever has no scoped token yet is told which contact to prove first', async () => {
  const { user } = await reachContacts();
  answer(changeRegistrationContact, 401, 'SESSION_EXPIRED');
  await user.click(open('email'));
  await user.type(typed('email'), 'x{Enter}');
  const text = await panel('email').findByText('First verify your mobile number');
  expect(document.activeElement).toContainElement(text);
});
