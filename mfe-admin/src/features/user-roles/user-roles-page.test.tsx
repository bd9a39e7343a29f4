import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@tvacha/mock-api/jest';
import { personas } from '@tvacha/mock-api/personas';
import { notices, sessionOf } from '@tvacha/mock-api/test-page';
import type { RoleInFull } from '@tvacha/shared-contract';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import { deleteRole, listRoles, showRole, updateRole } from '@tvacha/shared-contract/routes/admin/roles';
import { createView } from '@tvacha/shared-contract/routes/admin/views';
import { call } from '@tvacha/shared-core/http';
import { callAs, openId, openOffice, pretend } from '../../common/test-office';
import { officeRole } from './roles';

const box = (name: string) => screen.findByRole('checkbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bar = async () => within(await screen.findByRole('status', { name: 'Changes' }));
const inFull = (): Promise<RoleInFull> => call(showRole, { query: { id: openId() } });

/** Opens a definition from the list. */
async function openRole(name: RegExp, path = '/admin/user-roles') {
  const page = await openOffice(path);
  await userEvent.click(await screen.findByRole('link', { name }));
  await screen.findByRole('table', { name: 'What the role allows' });
  return page;
}

test('[ADM-04] a role is opened from the list by its address; its matrix has boxes where something asks, dashes elsewhere', async () => {
  const page = await openRole(/^Chat desk/);
  expect(await box('Update in Chats')).toBeChecked();
  expect(await box('Delete in Publishers')).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Approve in Chats' })).not.toBeInTheDocument();
  const dashboard = screen.getByRole('row', { name: /^Dashboard/ });
  expect(within(dashboard).getAllByText('Nothing asks for this')).toHaveLength(3);
  const address = location.pathname + location.search;
  await page.unmount();
  await openOffice(address);
  expect(await screen.findByRole('heading', { name: 'Chat desk' })).toBeVisible();
});

test('[ADM-04] changes are said in sentences with whom they touch, saved, and told by the product’s notice', async () => {
  const page = await openRole(/^Chat desk/);
  await userEvent.click(await box('All of Publishers'));
  await userEvent.click(await box('Read in Dashboard'));
  const said = await bar();
  expect(said.getByText('2 changes, not saved yet')).toBeVisible();
  expect(said.getByText('May now read, create, update and delete in Publishers.')).toBeVisible();
  expect(said.getByText('May no longer read in Dashboard.')).toBeVisible();
  expect(said.getByText(/^It touches 3 people: Esther Mathew, Rosy Lalduhawmi, Yusuf Contractor$/)).toBeVisible();
  await press('Save role');
  await waitFor(() => expect(notices(page)).toEqual(['Role Updated Successfully']));
  const { permissions } = await inFull();
  expect(permissions.find(({ section }) => section === 'Publishers')).toMatchObject({ create: true, delete: true });
  expect(permissions.some(({ section }) => section === 'Dashboard')).toBe(false);
  expect(await (await bar()).findByText('Nothing is changed.')).toBeVisible();
});

test('[ADM-04] whoever would be shut out of the office is told before it is saved', async () => {
  await openRole(/^Chat desk/);
  for (const section of ['Dashboard', 'Chats', 'Invalid Customer Ids'])
    await userEvent.click(await box(`Read in ${section}`));
  expect((await bar()).getByText(/^The 3 people who have it will no longer get into the back office/)).toBeVisible();
});

test('[ADM-04] of two who change one role the second is told what the first did, and loses nothing of their own', async () => {
  const page = await openRole(/^Chat desk/);
  const { _id: id, updatedAt, permissions } = await inFull();
  await userEvent.click(await box('Read in Publishers'));
  const theirs: PermissionEntry[] = [...permissions, { section: 'Site Map', read: true }];
  await call(updateRole, { body: { id, updatedAt, name: 'Chat desk', permissions: theirs } });
  await press('Save role');
  expect(await screen.findByText(/^Somebody else has changed this role meanwhile/)).toBeVisible();
  expect(screen.getByText('May now read in Site Map.')).toBeVisible();
  expect((await bar()).getByText('May now read in Publishers.')).toBeVisible();
  expect(await box('Read in Site Map')).toBeChecked();
  await press('Save role');
  await waitFor(() => expect(notices(page)).toEqual(['Role Updated Successfully']));
  const after = (await inFull()).permissions.map(({ section }) => section);
  expect(after).toEqual(expect.arrayContaining(['Site Map', 'Publishers']));
});

test('[ADM-04] a role that a colleague deletes while its boxes are changed stays to be read, and is not saved', async () => {
  const page = await openRole(/^Chat desk/);
  await userEvent.click(await box('Read in Publishers'));
  const { items } = await call(listRoles, { query: { page: 1, dataPerPage: 50 } });
  const { _id: id, updatedAt } = await inFull();
  const moveTo = items.find(({ name }) => name === 'Auditor')?._id;
  await call(deleteRole, { query: { id, updatedAt, moveTo } });
  await press('Save role');
  expect(await screen.findByText('This role has been deleted meanwhile.')).toBeVisible();
  act(() => void page.store.dispatch(officeRole.invalidate()));
  expect(await screen.findByText(/^What you see stays here/)).toBeVisible();
  expect(await box('Read in Publishers')).toBeChecked();
  expect(await box('Read in Publishers')).toBeDisabled();
  for (const button of ['Save role', 'Delete role', 'Duplicate'])
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
});

test('[SEC-26] where a proof is needed it is asked for once, and what was asked goes on', async () => {
  const page = await openRole(/^Chat desk/);
  answer(updateRole, 403, 'PROOF_NEEDED', null, { once: true });
  await userEvent.click(await box('Read in Publishers'));
  await press('Save role');
  const password = await screen.findByLabelText('Your own password');
  await userEvent.type(password, 'Somebody-elses-1');
  await press('Go on');
  expect(await screen.findByText('That is not your password.')).toBeVisible();
  await userEvent.clear(password);
  await userEvent.type(password, personas.admin.password);
  await press('Go on');
  await waitFor(() => expect(notices(page)).toEqual(['Role Updated Successfully']));
  expect(screen.queryByLabelText('Your own password')).not.toBeInTheDocument();

  answer(updateRole, 403, 'PROOF_NEEDED');
  await userEvent.click(await box('Create in Publishers'));
  await press('Save role');
  await press('Cancel');
  expect(await screen.findByText('Please prove once more that it is you.')).toBeVisible();
});

test('[ADM-04] a role is made as a copy of another; a name that is taken is said at its field', async () => {
  const page = await openRole(/^Chat desk/);
  await press('Duplicate');
  const name = await screen.findByLabelText('Name of the role');
  await waitFor(() => expect(name).toHaveValue('Copy of Chat desk'));
  await userEvent.clear(name);
  await userEvent.type(name, 'Auditor');
  await press('Make role');
  expect(await screen.findByText('Another role has this name.')).toBeVisible();
  await userEvent.clear(name);
  await userEvent.type(name, 'Evening desk');
  await press('Make role');
  expect(await screen.findByRole('heading', { name: 'Evening desk' })).toBeVisible();
  expect(notices(page)).toEqual(['Role Created Successfully']);
  expect(await inFull()).toMatchObject({ name: 'Evening desk', users: 0 });
});

test('[ADM-04] a role in use is deleted only with another one for its people', async () => {
  const page = await openRole(/^Chat desk/);
  const id = openId();
  await press('Delete role');
  const asking = within(await screen.findByRole('dialog'));
  expect(asking.getByText(/^3 people have it/)).toBeVisible();
  await userEvent.click(asking.getByRole('button', { name: 'Delete role' }));
  expect(await asking.findByText('Choose the role that they get.')).toBeVisible();
  await userEvent.click(await asking.findByRole('radio', { name: 'Auditor' }));
  await userEvent.click(asking.getByRole('button', { name: 'Delete role' }));
  await waitFor(() => expect(notices(page)).toEqual(['Data Deleted']));
  expect(openId()).toBe('');
  const { items } = await call(listRoles, { query: { page: 1, dataPerPage: 50 } });
  expect(items.some(({ _id }) => _id === id)).toBe(false);
  expect(items.find(({ name }) => name === 'Auditor')?.users).toBeGreaterThan(1);
});

test('[PERM-01] what one does not hold is closed, one’s own role too; where the server refuses, it is said in place', async () => {
  pretend([
    { section: 'User Roles', read: true, update: true },
    { section: 'Chats', read: true, create: true, update: true },
    { section: 'Dashboard', read: true },
    { section: 'Invalid Customer Ids', read: true, update: true },
  ]);
  const roles = await adminRoles();
  answer(listRoles, 200, 'SUCCESS', { items: roles, total: roles.length, page: 1, dataPerPage: 50 });
  const desk = roles.find(({ name }) => name === 'Chat desk');
  answer(showRole, 200, 'SUCCESS', { ...desk, touched: 2, names: [], own: false });
  await openOffice(`/admin/user-roles?id=${desk?._id}`, 'subAdmin');
  expect(await box('Read in Publishers')).toBeDisabled();
  await userEvent.click(await box('Update in Chats'));
  await press('Save role');
  expect(await screen.findByText(/^You may not do this any more/)).toBeVisible();
  expect(await box('Update in Chats')).not.toBeChecked();
});

/** The definitions, asked for by an admin past the screen. */
async function adminRoles(): Promise<RoleInFull[]> {
  const session = await globalThis.mockServer.signIn('admin');
  const headers = { authorization: `Bearer ${session?.token}` };
  const request = new Request(`http://mock.local${listRoles.path}`, { headers });
  return (await (await globalThis.mockServer.fetch(request)).json()).result.items;
}

test('[UX-05] the matrix is one stop of the Tab key, and arrow keys move over dashes from box to box', async () => {
  await openRole(/^Chat desk/);
  const user = userEvent.setup();
  (await screen.findByLabelText('Name of the role')).focus();
  await user.tab();
  expect(document.activeElement).toHaveAccessibleName('Read in every section');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName('Read in Dashboard');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName('Approve in Dashboard');
  await user.keyboard('{ArrowLeft}{ArrowDown} ');
  expect(await box('Read in User Verification')).toBeChecked();
  await user.tab();
  expect(document.activeElement?.closest('table')).toBeNull();
});

test('[ADM-01] [UX-02] the list of roles has views of its own, and keys that walk it', async () => {
  const view = { list: 'roles', name: 'By people', query: { sort: 'users' }, shared: false };
  const admin = await sessionOf('admin');
  if (!admin) throw new Error('The admin could not log in');
  expect(await callAs(admin, createView, view)).toBe('SUCCESS');
  await openOffice('/admin/user-roles?sort=users', admin);
  expect(await screen.findByText('By people')).toBeVisible();
  const first = within(await screen.findByRole('list', { name: 'User Roles' })).getAllByRole('link')[0];
  await userEvent.keyboard('j');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('table', { name: 'What the role allows' })).toBeVisible();
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('[ADM-04] a role that is gone is said, and a list that fails is asked for again', async () => {
  answer(listRoles, 500, 'SERVER_ERROR', null, { once: true });
  await openOffice('/admin/user-roles?id=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText('There is no such role')).toBeVisible();
  await press('Try again');
  expect(await screen.findByRole('link', { name: /^Auditor/ })).toBeVisible();
});
