import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@tvacha/mock-api/jest';
import { sessionOf } from '@tvacha/mock-api/test-page';
import { createView, deleteView, listViews, updateView } from '@tvacha/shared-contract/routes/admin/views';
import { callAs, inOtherTab, openOffice } from '../test-office';
import type { SavedView } from './saved-views';

const user = () => userEvent.setup();
/** The first column chooses rows. */
const whole = 'Choose all on this page';
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const shownView = () => screen.findByRole('combobox', { name: 'View' });
const openViews = async (by: ReturnType<typeof user>) => {
  await by.click(await screen.findByRole('button', { name: 'Views and columns' }));
  return screen.findByRole('dialog', { name: 'Views and columns' });
};

test('[ADM-01] filters, order and columns are kept under a name, and a shared view is there for a colleague', async () => {
  const by = user();
  const page = await openOffice('/admin/userlist?state=pending&search=kaur&sort=name&page=1');
  await screen.findByRole('table');
  let drawer = await openViews(by);
  await by.click(within(drawer).getByRole('checkbox', { name: 'City' }));
  expect(location.search).toBe('?state=pending&search=kaur&sort=name&columns=doctor%2Cregistration%2Capplied%2Cstate');
  await by.click(within(drawer).getByRole('button', { name: 'Keep the view' }));
  expect(within(drawer).getByText('Give the view a name')).toBeVisible();
  await by.type(within(drawer).getByRole('textbox', { name: 'Name' }), 'Kaurs who wait');
  await by.click(within(drawer).getByRole('checkbox', { name: /^Share it/ }));
  await by.click(within(drawer).getByRole('button', { name: 'Keep the view' }));
  expect(await within(drawer).findByRole('button', { name: 'Kaurs who wait' })).toHaveAttribute('aria-pressed', 'true');
  expect(heads()).toEqual([whole, 'Name', 'Registration', 'Applied', 'State']);
  await page.unmount();

  await openOffice('/admin/userlist', 'subAdmin');
  drawer = await openViews(by);
  const kept = within(drawer).getByRole('listitem');
  expect(kept).toHaveTextContent(/Shared by (?!you)/);
  expect(within(kept).queryByRole('button', { name: /^Delete/ })).toBeNull();
  await by.click(within(kept).getByRole('button', { name: 'Kaurs who wait' }));
  expect(location.search).toBe('?state=pending&search=kaur&sort=name&columns=doctor%2Cregistration%2Capplied%2Cstate');
  await waitFor(() => expect(heads()).toEqual([whole, 'Name', 'Registration', 'Applied', 'State']));
});

test('[ADM-01] who comes by the bare address begins with their first view; an address that says more is as it says', async () => {
  const view = { list: 'accounts', name: 'Rejected', query: { state: 'rejected' }, shared: false };
  const admin = await sessionOf('admin');
  if (!admin) throw new Error('The admin could not log in');
  await callAs(admin, createView, view);
  const page = await openOffice('/admin/userlist', admin);
  const by = user();
  const drawer = await openViews(by);
  await by.click(within(drawer).getByRole('switch', { name: 'Begin with it' }));
  await waitFor(() => expect(within(drawer).getByRole('switch')).toBeChecked());
  await page.unmount();

  const again = await openOffice('/admin/userlist', admin);
  await waitFor(() => expect(location.search).toBe('?state=rejected'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Rejected' })).toBeChecked());
  await by.click(screen.getByRole('radio', { name: 'All' }));
  expect(await screen.findByRole('row', { name: /Jasleen Kaur/ })).toBeVisible();
  expect(location.search).toBe('');
  await again.unmount();

  await openOffice('/admin/userlist?state=verified', admin);
  await screen.findByRole('table');
  expect(location.search).toBe('?state=verified');
});

test('[ADM-01] a view whose filter or column is gone says so, shows the rest, and is saved without it', async () => {
  const query = { state: 'pending', district: 'Nashik', papers: 'lost', columns: 'doctor,blood' };
  await callAs('admin', createView, { list: 'accounts', name: 'Old', query, shared: false });
  const by = user();
  await openOffice('/admin/userlist?state=pending&columns=doctor');
  const told = 'Left out: papers: lost, columns: doctor,blood, district: Nashik. Change the view to save it without.';
  expect(await screen.findByText(told)).toBeVisible();
  const drawer = await openViews(by);
  await by.click(within(drawer).getByRole('button', { name: 'Change the view Old' }));
  await by.click(within(drawer).getByRole('checkbox', { name: /^Take filters/ }));
  await by.click(within(drawer).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());
  expect(within(drawer).getByRole('button', { name: 'Old' })).toHaveAttribute('aria-pressed', 'true');
});

test('[ADM-01] a view that a colleague changed is told with theirs; of one they deleted the form says so', async () => {
  const by = user();
  const kept = { name: 'Waiting', query: { state: 'pending' }, shared: true };
  await callAs('admin', createView, { list: 'accounts', ...kept });
  await openOffice('/admin/userlist');
  const [view] = await inOtherTab<SavedView[]>(listViews, { query: { list: 'accounts' } });
  const { _id: id, updatedAt } = view as SavedView;
  const drawer = within(await openViews(by));
  await by.click(drawer.getByRole('button', { name: 'Change the view Waiting' }));
  const field = drawer.getAllByRole('textbox', { name: 'Name' })[0] as HTMLElement;
  await by.clear(field);
  await by.type(field, 'Waiting long');
  await inOtherTab(updateView, { body: { id, updatedAt, ...kept, name: 'Waiting in Pune' } });
  await by.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('It is called “Waiting in Pune” now and is shared.')).toBeVisible();
  await by.click(drawer.getByRole('button', { name: 'Save mine over it' }));
  await inOtherTab(deleteView, { query: { id } });
  await by.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('The view is no longer there')).toBeVisible();
  expect(field).toHaveValue('Waiting long');
  await by.click(drawer.getByRole('button', { name: 'Cancel' }));
  expect(await drawer.findByText('None yet.')).toBeVisible();
});

test('[ADM-01] the first column is always shown, as rows open by it', async () => {
  const by = user();
  await openOffice('/admin/userlist?columns=city');
  const drawer = await openViews(by);
  const box = (name: string) => within(drawer).getByRole('checkbox', { name });
  expect(box('Name')).toBeChecked();
  expect(box('Name')).toBeDisabled();
  expect(box('Registration')).not.toBeChecked();
  await by.click(box('State'));
  expect(location.search).toBe('?columns=doctor%2Ccity%2Cstate');
});

test('[ADM-01] a list whose views do not load shows its rows', async () => {
  answer(listViews, 500, 'SERVER_ERROR');
  await openOffice('/admin/userlist');
  expect(await screen.findByRole('row', { name: /Jasleen Kaur/ })).toBeVisible();
  expect(await shownView()).toBeVisible();
});
