import { act, screen, waitFor, within } from '@testing-library/react';
import { altered, answer, watchRequests } from '@tvacha/mock-api/jest';
import { personas } from '@tvacha/mock-api/personas';
import { notices } from '@tvacha/mock-api/test-page';
import { listRoles } from '@tvacha/shared-contract/routes/admin/roles';
import { grantRole, updateUser } from '@tvacha/shared-contract/routes/admin/users';
import { refreshUser } from '@tvacha/shared-core/session';
import { accountNow, callAs, openId, pretend } from '../../common/test-office';
import { openAccount } from './test-account';

jest.mock('@tvacha/shared-ui/pdf-viewer', () => jest.requireActual('../../common/test-pdf-viewer'));

/** The list of a choice opens by one, and jsdom has none. */
class Channel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = { postMessage: (data: unknown) => setTimeout(() => this.port1.onmessage?.({ data })) };
}
beforeAll(() => Object.assign(globalThis, { MessageChannel: Channel }));

const staff = '/admin/userlist?role=staff&search=Gauri';

async function openForm(path = staff) {
  const opened = await openAccount(path);
  const { user, press, drawer } = opened;
  await press('Change role');
  const form = await within(drawer).findByRole('form', { name: 'Change what they may do' });
  const choose = async (label: string, option: string) => {
    await user.click(await within(form).findByRole('combobox', { name: label }));
    await user.click((await screen.findAllByTitle(option)).at(-1) as HTMLElement);
  };
  const told = () => within(form).getByRole('status', { name: 'Changes' });
  return { ...opened, form, choose, told };
}

test('[ADM-03] [PERM-01] another role is given, with what it gives and takes said before', async () => {
  const { page, press, form, choose, told, drawer } = await openForm();
  expect(told()).toHaveTextContent('They may do the same as before.');
  await choose('Role definition', 'Chat desk');
  await waitFor(() => expect(told()).toHaveTextContent(/May no longer .* in User Verification\./));
  await press('Save role', form);
  await waitFor(() => expect(notices(page)).toEqual(['Role Updated Successfully']));
  const now = await accountNow(openId());
  expect([now.role, now.roleId?.name, now.permissions]).toEqual(['subAdmin', 'Chat desk', null]);
  expect(await within(drawer).findByText('By the role Chat desk.')).toBeVisible();
});

test('[ADM-03] [PERM-01] of more than a hundred role definitions each can be given', async () => {
  altered(listRoles, () => ({ total: 101 }));
  const requests = watchRequests();
  await openForm();
  const pages = () =>
    requests.filter(({ pathname }) => pathname === listRoles.path).map(({ searchParams }) => searchParams.get('page'));
  await waitFor(() => expect(pages()).toEqual(['1', '2']));
});

test('[ADM-03] [PERM-01] permissions of their own begin as the role’s, and one is given more', async () => {
  const { page, user, press, form, told } = await openForm();
  await user.click(within(form).getByRole('checkbox', { name: /^Permissions of their own/ }));
  expect(told()).toHaveTextContent('They may do the same as before.');
  const box = within(form).getByRole('checkbox', { name: 'Read in Publishers' });
  const had = (box as HTMLInputElement).checked;
  await user.click(box);
  expect(told()).toHaveTextContent(had ? 'May no longer read in Publishers.' : 'May now read in Publishers.');
  await press('Save role', form);
  await waitFor(() => expect(notices(page)).toEqual(['Role Updated Successfully']));
  const { permissions } = await accountNow(openId());
  expect(permissions?.some(({ section, read }) => section === 'Publishers' && read) ?? false).toBe(!had);
});

test('[ADM-03] [SEC-26] a colleague’s change is told before it is written over; a proof is asked for once', async () => {
  const { page, user, press, form, choose } = await openForm('/admin/userlist?state=verified');
  const { updatedAt } = await accountNow(openId());
  const change = { id: openId(), updatedAt, last_name: 'Renamed' };
  expect(await callAs('subAdmin', updateUser, change)).toBe('UPDATE_SUCCCESS');
  await choose('Role definition', 'Chat desk');
  await press('Save role', form);
  expect(await within(form).findByText(/^Somebody else changed this account meanwhile/)).toBeVisible();
  expect((await accountNow(openId())).roleId?.name).not.toBe('Chat desk');
  answer(grantRole, 403, 'PROOF_NEEDED', null, { once: true });
  await press('Save role', form);
  await user.type(await screen.findByLabelText('Your own password'), personas.admin.password);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(notices(page)).toEqual(['Role Updated Successfully']));
});

test('[ADM-03] [PERM-03] whose right goes while they write reads on what they wrote, and may not save it', async () => {
  const { page, user, press, drawer, form, choose } = await openForm();
  await choose('Role definition', 'Chat desk');
  await press('Edit record');
  const record = within(drawer).getByRole('form', { name: 'Edit record' });
  const name = within(record).getByRole('textbox', { name: /^First name/ });
  await user.type(name, 'x');
  pretend([{ section: 'User Verification', read: true }], 'subAdmin');
  await act(refreshUser);
  expect(await within(form).findByText(/^You may not change this any more/)).toBeVisible();
  expect(within(form).getByRole('button', { name: 'Save role' })).toBeDisabled();
  expect(within(form).getByText('Chat desk')).toBeVisible();
  expect(within(record).getByText(/^You may not change this any more/)).toBeVisible();
  expect(name).toBeDisabled();
  expect((name as HTMLInputElement).value).toMatch(/x$/);
  expect(notices(page)).toEqual([]);
});

test('[ADM-03] [SEC-26] the own role is closed with the reason, and a refusal is said in the form', async () => {
  const own = await openAccount('/admin/userlist?role=staff&search=Asha+Pillai');
  const button = within(own.drawer).getByRole('button', { name: 'Change role' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('It is your own account: somebody else does this.');
  await own.page.unmount();
  await globalThis.mockServer.reset();
  const { page, press, form, choose } = await openForm('/admin/userlist?role=patient');
  answer(grantRole, 400, 'REGISTRATION_NUMBER_NEEDED');
  await choose('Role', 'Doctor');
  await press('Save role', form);
  expect(await within(form).findByRole('alert')).toHaveTextContent(/number/);
  expect(notices(page)).toEqual([]);
});
