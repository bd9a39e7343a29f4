import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, network, useFault, watchRequests } from '@tvacha/mock-api/jest';
import { listUsers } from '@tvacha/shared-contract/routes/admin/users';
import { openOffice } from '../../common/test-office';

const table = () => screen.findByRole('table');
const names = async () => (await table()).textContent;
const row = (name: RegExp) => screen.findByRole('row', { name });

test('[ADM-03] all applications are listed, newest first, ten a page', async () => {
  await openOffice('/admin/userlist');
  expect(await row(/Dr\. Jasleen Kaur.*PMC 48127.*Chandigarh.*Waiting/)).toBeVisible();
  expect(within(await table()).getAllByRole('row')).toHaveLength(11);
});

test('[ADM-03] state, search and page stand in the address and come from it', async () => {
  await openOffice('/admin/userlist?state=pending&page=2');
  expect(screen.getByRole('radio', { name: /Waiting/ })).toBeChecked();
  expect(await row(/Sneha Kulkarni/)).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());

  await userEvent.click(screen.getByRole('radio', { name: 'Rejected' }));
  expect(location.search).toBe('?state=rejected');
  await waitFor(async () => expect(await names()).not.toContain('Waiting'));

  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search applications' }), 'gaikwad{Enter}');
  await waitFor(() => expect(location.search).toBe('?search=gaikwad'));
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(2));
  expect(await row(/Rohan Gaikwad/)).toBeVisible();
});

test('[ADM-03] an address beyond the last page leads to the last page', async () => {
  await openOffice('/admin/userlist?state=pending&page=40');
  expect(await row(/Joseph D’Souza/)).toBeVisible();
  expect(location.search).toBe('?state=pending&page=2');
});

test('[ADM-03] a head sorts the applications by keyboard, says the order, and the address keeps it', async () => {
  await openOffice('/admin/userlist?page=2');
  const head = await screen.findByRole('columnheader', { name: 'Applied' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  within(head).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  expect(location.search).toBe('?sort=oldest');
  expect(await screen.findByRole('columnheader', { name: 'Applied' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(location.search).toBe('?sort=name');
  expect(head).toHaveAttribute('aria-sort', 'none');
});

test('[ADM-03] how many wait is always said', async () => {
  await openOffice('/admin/userlist?state=verified');
  expect(await screen.findByRole('radio', { name: /Waiting\s*20/ })).toBeVisible();
});

test('[ADM-03] a search without a match says so and leads back', async () => {
  await openOffice('/admin/userlist?search=nobody-of-this-name');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all applications' }));
  expect(location.search).toBe('');
  expect(await row(/Jasleen Kaur/)).toBeVisible();
});

test('[ADM-03] an empty list is no failure', async () => {
  useFault('emptyLists');
  await openOffice('/admin/userlist');
  expect(await screen.findByText('There is no application in this list yet.')).toBeVisible();
});

test('[ADM-03] a failed list is said in its place, and “Try again” mends it', async () => {
  answer(listUsers, 500, 'SERVER_ERROR');
  await openOffice('/admin/userlist');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The applications could not be loaded')).toBeVisible();
  network.resetHandlers();
  await userEvent.click(retry);
  expect(await row(/Jasleen Kaur/)).toBeVisible();
});

test('[ADM-01] whoever may not read the section sees that, and nothing is asked for', async () => {
  const calls = watchRequests();
  await openOffice('/admin/userlist', 'subAdminWithout');
  expect(await screen.findByText('You cannot open User Verification')).toBeVisible();
  expect(calls.map(({ pathname }) => pathname)).not.toContain('/api/admin/users');
});

test('[PERM-03] where the server refuses what the screen allowed, the screen follows', async () => {
  answer(listUsers, 403, 'FORBIDDEN');
  await openOffice('/admin/userlist');
  expect(await screen.findByText('You cannot open User Verification')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
