import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, network, watchRequests } from '@tvacha/mock-api/jest';
import { showDashboard } from '@tvacha/shared-contract/routes/admin/office';
import { openOffice } from '../../common/test-office';
import type { DashboardData } from '../../state/admin-dashboard';

const heading = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

/** The thirty days to 1 June 2026. */
const days = Array.from({ length: 30 }, (_, at) => new Date(Date.UTC(2026, 4, 3 + at)).toISOString().slice(0, 10));
const received: Record<string, number> = { '2026-05-03': 4, '2026-05-21': 1, '2026-06-01': 1230 };

/** Makes the server answer figures that no seed decides. */
function known(given: Partial<DashboardData>) {
  answer(showDashboard, 200, 'SUCCESS', {
    applications: { pending: 3, verified: 1204, rejected: 7, disabled: 99 },
    daily: days.map((day) => ({ day, received: received[day] ?? 0 })),
    oldestPending: '2026-05-20T18:30:00.000Z',
    ...given,
  });
}

test('[ADM-02] the dashboard counts applications by state, each a way to its list', async () => {
  known({});
  await openOffice('/admin/dashboard');
  await heading();
  const figures = within(await screen.findByRole('region', { name: 'Applications by state' })).getAllByRole('link');
  expect(figures.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 Waiting', '/admin/userlist?state=pending'],
    ['1,204 Verified', '/admin/userlist?state=verified'],
    ['7 Rejected', '/admin/userlist?state=rejected'],
  ]);
});

test('[ADM-02] thirty days are told one by one, and who has waited longest', async () => {
  known({});
  await openOffice('/admin/dashboard');
  const list = await screen.findByRole('list', { name: 'Applications received, last 30 days' });
  const told = within(list)
    .getAllByText(/application/)
    .map(({ textContent }) => textContent);
  expect(told).toHaveLength(30);
  expect([told[0], told[1], told[18], told[29]]).toEqual([
    '3 May 2026: 4 applications',
    '4 May 2026: 0 applications',
    '21 May 2026: 1 application',
    '1 June 2026: 1,230 applications',
  ]);
  expect(screen.getByText('1,235 applications in 30 days')).toBeVisible();
  expect(screen.getByText('The oldest application has been waiting since 21 May 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the queue' })).toHaveAttribute('href', '/admin/userlist?state=pending');
});

test('[ADM-02] where nobody waits the dashboard says so', async () => {
  known({ oldestPending: null });
  await openOffice('/admin/dashboard');
  expect(await screen.findByText('Nobody is waiting. Every application has been decided.')).toBeVisible();
});

test('[ADM-02] a failure is said and “Try again” mends it', async () => {
  const session = openOffice('/admin/dashboard');
  answer(showDashboard, 500, 'SERVER_ERROR');
  await session;
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.resetHandlers();
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'Applications by state' })).toBeVisible();
});

test('[PERM-03] without read on Dashboard nothing is asked for', async () => {
  const calls = watchRequests();
  await openOffice('/admin/dashboard', 'subAdminWithout');
  expect(await screen.findByText('You cannot open Dashboard')).toBeVisible();
  expect(calls.map(({ pathname }) => pathname)).not.toContain('/api/admin/dashboard');
});

test('[PERM-03] a refusal of the server is shown as such', async () => {
  answer(showDashboard, 403, 'FORBIDDEN');
  await openOffice('/admin/dashboard');
  expect(await screen.findByText('You cannot open Dashboard')).toBeVisible();
});
