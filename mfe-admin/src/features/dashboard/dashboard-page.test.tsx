import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { network } from '@tvacha/mock-api/jest';
import { openOffice, refuse, watchPaths } from '../../common/test-office';

const heading = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

test('[ADM-02] the dashboard counts applications by state, each a way to its list', async () => {
  await openOffice('/admin/dashboard');
  await heading();
  const figures = await screen.findByRole('region', { name: 'Applications by state' });
  const waiting = within(figures).getByRole('link', { name: /Waiting/ });
  expect(waiting).toHaveTextContent('20');
  expect(waiting).toHaveAttribute('href', '/admin/userlist?state=pending');
  expect(within(figures).getByRole('link', { name: /Verified/ })).toHaveAttribute(
    'href',
    '/admin/userlist?state=verified',
  );
});

test('[ADM-02] thirty days are told one by one, and who has waited longest', async () => {
  await openOffice('/admin/dashboard');
  const days = await screen.findByRole('list', { name: 'Applications received, last 30 days' });
  expect(within(days).getAllByRole('listitem')).toHaveLength(30);
  expect(screen.getByText(/^\d+ applications in 30 days$/)).toBeVisible();
  expect(screen.getByText(/The oldest application has been waiting since/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the queue' })).toHaveAttribute('href', '/admin/userlist?state=pending');
});

test('[ADM-02] a failure is said and “Try again” mends it', async () => {
  const session = openOffice('/admin/dashboard');
  refuse('admin.dashboard', 500, 'SERVER_ERROR');
  await session;
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.resetHandlers();
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'Applications by state' })).toBeVisible();
});

test('[PERM-03] without read on Dashboard nothing is asked for', async () => {
  const calls = watchPaths();
  await openOffice('/admin/dashboard', 'subAdminWithout');
  expect(await screen.findByText('You cannot open Dashboard')).toBeVisible();
  expect(calls).not.toContain('/api/admin/dashboard');
});

test('[PERM-03] a refusal of the server is shown as such', async () => {
  refuse('admin.dashboard', 403, 'FORBIDDEN');
  await openOffice('/admin/dashboard');
  expect(await screen.findByText('You cannot open Dashboard')).toBeVisible();
});
