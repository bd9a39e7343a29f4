import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@tvacha/mock-api/jest';
import { personas } from '@tvacha/mock-api/personas';
import { notices } from '@tvacha/mock-api/test-page';
import { disableUser, resendWelcome } from '@tvacha/shared-contract/routes/admin/users';
import { callAs, dialog, openId, openOffice } from '../../common/test-office';
import { openAccount } from './test-account';

jest.mock('@tvacha/shared-ui/pdf-viewer', () => jest.requireActual('../../common/test-pdf-viewer'));

const anyVerified = '/admin/userlist?state=verified';

test('[ADM-03] an account is shut out with a reason, said in place, and let in again', async () => {
  const { user, account, press, drawer } = await openAccount(anyVerified);
  const close = within(account).getByRole('button', { name: 'End session' });
  expect(close).toBeDisabled();
  expect(close).toHaveAccessibleDescription('Nobody is logged in to this account.');
  await press('Disable');
  const [title] = await screen.findAllByText(/^Disable the account of/);
  const question = await dialog(title?.textContent ?? '');
  await user.type(within(question).getByLabelText('Reason'), 'Asked to rest for a year');
  await press('Disable', question);
  expect(await within(account).findByText(/is shut out\.$/)).toBeVisible();
  expect(await within(drawer).findByText('Asked to rest for a year')).toBeVisible();
  const welcome = within(account).getByRole('button', { name: 'Send welcome mail again' });
  expect(welcome).toHaveAccessibleDescription('Only who may log in is welcomed.');

  await press('Enable', account);
  const again = await screen.findByText(/^Enable the account of/);
  await press('Enable', await dialog(again.textContent ?? ''));
  await within(account).findByRole('button', { name: 'Disable' });
  expect(within(account).getByRole('status')).toHaveTextContent(/may log in again\.$/);
});

test('[ADM-03] a disabling that is lost on the way keeps its question and the reason, and is tried again', async () => {
  const { user, account, press } = await openAccount(anyVerified);
  answer(disableUser, 503, 'UNAVAILABLE', null, { once: true });
  await press('Disable');
  const title = await screen.findByText(/^Disable the account of/);
  const question = await dialog(title.textContent ?? '');
  const reason = within(question).getByLabelText('Reason');
  await user.type(reason, 'Asked to rest for a year');
  await press('Disable', question);
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Disable' })).toBeEnabled());
  expect(reason).toHaveValue('Asked to rest for a year');
  await press('Disable', question);
  expect(await within(account).findByText(/is shut out\.$/)).toBeVisible();
});

test('[ADM-03] of two who shut an account out, the second hears of it and sees it as it is', async () => {
  const { user, account, press } = await openAccount(anyVerified);
  await callAs('subAdmin', disableUser, { id: openId(), reason: 'Asked to rest for a year' });
  await press('Disable');
  const title = await screen.findByText(/^Disable the account of/);
  const question = await dialog(title.textContent ?? '');
  await user.type(within(question).getByLabelText('Reason'), 'Does not practise any more');
  await press('Disable', question);
  expect(await within(account).findByText(/changed in the meantime/)).toBeVisible();
  expect(await within(account).findByRole('button', { name: 'Enable' })).toBeEnabled();
});

test('[ADM-03] an account is deleted once its name is typed, and the list goes on without it', async () => {
  const { user, page, press, drawer } = await openAccount('/admin/userlist?role=patient&sort=name');
  const name = /^(\w+) (\w+)/.exec(drawer.textContent ?? '')?.[0] ?? '';
  const ask = async () => {
    await press('Delete account');
    const question = await dialog(`Delete the account of ${name}?`);
    const field = within(question).getByLabelText(`Type ${name} to confirm`);
    return { question, field, blame: () => field.getAttribute('aria-invalid') };
  };
  const first = await ask();
  await user.type(first.field, name.replace(' ', ''));
  expect(first.blame()).not.toBe('true');
  await press('Delete account', first.question);
  expect(first.blame()).toBe('true');

  // Who thinks again finds nothing typed, and nothing to blame.
  await press('Cancel', first.question);
  await waitFor(() => expect(first.question).not.toBeVisible());
  const { question, field, blame } = await ask();
  expect(field).toHaveValue('');
  expect(blame()).not.toBe('true');
  await press('Delete account', question);
  expect(blame()).toBe('true');
  await user.type(field, ` ${name.toLowerCase()} `);
  expect(blame()).not.toBe('true');
  await press('Delete account', question);
  await waitFor(() => expect(notices(page)).toEqual(['User Deleted']));
  await waitFor(() => expect(openId()).toBe(''));
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());
});

test('[ADM-03] the welcome mail is sent again, and what became of it is said to the letter', async () => {
  const { page, press, account } = await openAccount(anyVerified);
  await press('Send welcome mail again');
  await waitFor(() => expect(notices(page)).toEqual(['Welcome email resent successfully']));
  answer(resendWelcome, 503, 'FAILED_TO_RESEND_EMAIL');
  await waitFor(() => expect(within(account).getByRole('button', { name: 'Send welcome mail again' })).toBeEnabled());
  await press('Send welcome mail again');
  await waitFor(() => expect(notices(page)[1]).toBe('Failed to resend email, please try again later'));
});

test('[ADM-03] [SEC-26] what nobody does to themselves is closed; the last admin and a greater account are refused in place', async () => {
  const first = await openAccount('/admin/userlist?role=staff&search=Asha+Pillai');
  for (const name of ['End session', 'Disable', 'Delete account']) {
    const button = within(first.account).getByRole('button', { name });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('It is your own account: somebody else does this.');
  }
  await first.page.unmount();

  const { user, account, drawer, press } = await openAccount('/admin/userlist?role=staff&search=Asha', 'subAdmin');
  expect(drawer).toHaveTextContent(personas.admin.email);
  const disable = async () => {
    await press('Disable');
    const question = await dialog('Disable the account of Asha Pillai?');
    await user.type(within(question).getByLabelText('Reason'), 'Left the team in May');
    await press('Disable', question);
  };
  await disable();
  expect(await within(account).findByText(/Only someone who may do as much/)).toBeVisible();
  answer(disableUser, 409, 'CONFLICT');
  await disable();
  expect(await within(account).findByText(/This is the last admin\./)).toBeVisible();
});

test('[ADM-03] the history of an account is read by those who may read the log', async () => {
  const { drawer, press } = await openAccount(anyVerified);
  await callAs('subAdmin', disableUser, { id: openId(), reason: 'Asked to rest for a year' });
  await press('Show history');
  const history = await within(drawer).findByRole('region', { name: 'History' });
  expect(await within(history).findByText('Disabled')).toBeVisible();
  expect(history).toHaveTextContent(/Sunita Joshi.*Asked to rest for a year/);
});

test('[ADM-03] the keys j and k walk through the list, and are letters where something is typed', async () => {
  const { user, drawer, press } = await openAccount('/admin/userlist');
  const first = openId();
  await user.keyboard('j');
  await waitFor(() => expect(drawer).toHaveTextContent('2 of'));
  expect(openId()).not.toBe(first);
  await user.keyboard('k');
  await waitFor(() => expect(openId()).toBe(first));
  await within(drawer).findByRole('region', { name: 'Account' });
  await press('Edit record');
  const name = within(drawer).getByRole('textbox', { name: /^First name/ });
  await user.type(name, 'jk');
  expect(openId()).toBe(first);
});

test('[ADM-03] the address of a record opens it, whatever its role', async () => {
  const { drawer, page } = await openAccount('/admin/userlist?role=patient');
  const [id, text] = [openId(), drawer.querySelector('span')?.textContent];
  await page.unmount();
  await openOffice(`/admin/userlist?id=${id}`);
  const again = await screen.findByRole('dialog');
  expect(await within(again).findByRole('region', { name: 'Account' })).toBeVisible();
  expect(again.querySelector('span')?.textContent).toBe(text);
  expect(within(again).queryByText('Papers')).toBeNull();
});
