import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, network, watchRequests } from '@tvacha/mock-api/jest';
import { showAnalytics, showDashboard } from '@tvacha/shared-contract/routes/admin/office';
import { openOffice } from '../../common/test-office';
import type { DashboardData } from '../../state/admin-dashboard';

const heading = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

/** The thirty days to 1 June 2026. */
const days = Array.from({ length: 30 }, (_, at) => new Date(Date.UTC(2026, 4, 3 + at)).toISOString().slice(0, 10));
const received: Record<string, number> = { '2026-05-03': 4, '2026-05-21': 1, '2026-06-01': 1230 };

const nothing = {
  contents: null,
  contributions: null,
  questions: null,
  reports: null,
  chats: null,
  invalidCodes: null,
  messages: null,
};

/** What is handed to the browser as a file: its name and its text. */
function watchSaved(): () => Promise<(string | undefined)[]> {
  const files: Blob[] = [];
  URL.createObjectURL = (given) => `blob:${files.push(given as Blob)}`;
  URL.revokeObjectURL = () => {};
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return async () => [names[0], await files[0]?.text()];
}

/** Makes the server answer figures that no seed decides. */
function known(given: Partial<DashboardData>) {
  answer(showDashboard, 200, 'SUCCESS', {
    applications: { pending: 3, verified: 1204, rejected: 7, disabled: 99 },
    daily: days.map((day) => ({ day, received: received[day] ?? 0 })),
    decided: { verified: { week: 1250, before: 8 }, rejected: { week: 0, before: 2 } },
    oldestPending: '2026-05-20T18:30:00.000Z',
    members: { doctors: 1204, patients: 60, staff: 8 },
    contents: { ebook: 42 },
    waiting: { contents: 0, contributions: 2, questions: 0, reports: 0, chats: 0, invalidCodes: 0, messages: 0 },
    waitingSince: { ...nothing, contributions: '2026-05-01T06:00:00.000Z' },
    ...given,
  });
}

test('[ADM-02] the dashboard counts applications by state, each a way to its list', async () => {
  known({});
  await openOffice('/admin/dashboard');
  await heading();
  const figures = within(await screen.findByRole('region', { name: 'Applications by state' })).getAllByRole('link');
  expect(figures.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 Waiting 1,230 came in 7 days, 1 in the 7 before', '/admin/userlist?state=pending'],
    ['1,204 Verified 1,250 in 7 days, 8 in the 7 before', '/admin/userlist?state=verified'],
    ['7 Rejected 0 in 7 days, 2 in the 7 before', '/admin/userlist?state=rejected'],
  ]);
});

test('[ADM-02] thirty days are told one by one, the last week beside the one before', async () => {
  known({});
  await openOffice('/admin/dashboard');
  const table = await screen.findByRole('table', { name: 'Applications received, last 30 days' });
  const rows = within(table).getAllByRole('row').slice(1);
  const told = rows.map((row) => row.textContent);
  expect(told).toHaveLength(30);
  expect([told[0], told[1], told[18], told[29]]).toEqual([
    '3 May 20264',
    '4 May 20260',
    '21 May 20261',
    '1 Jun 20261,230',
  ]);
  expect(screen.getByText('1,235 applications in 30 days. 1,230 in the last 7 days, 1 in the 7 before.')).toBeVisible();
});

test('[ADM-02] what waits says how long, and leads to where one may decide', async () => {
  known({});
  await openOffice('/admin/dashboard', 'subAdmin');
  const queues = within(await screen.findByRole('region', { name: 'What waits' }));
  expect(queues.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ApplicationsThe oldest since 21 May 20263',
    'Content to approveNothing waits0',
    'Cases and images to approveThe oldest since 1 May 20262',
    'Questions without an answerNothing waits0',
    'Reported questions and answersNothing waits0',
    'Talks not readNothing waits0',
    'Invalid customer idsNothing waits0',
    'Contact messagesNothing waits0',
  ]);
  // This desk may read neither Content Approval nor customer ids.
  expect(queues.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/userlist?state=pending',
    '/admin/chat',
    '/admin/chat/messages',
  ]);
});

test('[ADM-02] [NAV-09] the chart shows what the address says, against as many days before, and is kept as CSV', async () => {
  known({});
  answer(showAnalytics, 200, 'SUCCESS', {
    metric: 'reads',
    from: '2026-05-25',
    to: '2026-06-07',
    series: [
      { day: '2026-05-25', count: 30, byKey: { ebook: 20, article: 10 } },
      { day: '2026-06-01', count: 12, byKey: { '=cmd': 12 } },
    ],
    keys: [
      { key: 'ebook', count: 20 },
      { key: '=cmd', count: 12 },
      { key: 'article', count: 10 },
    ],
    total: 42,
    before: 56,
    change: -25,
  });
  const calls = watchRequests();
  const saved = watchSaved();
  await openOffice('/admin/dashboard?metric=reads&by=week&from=2026-06-07&to=2026-05-25');
  const table = await screen.findByRole('table', { name: 'Reads, 25 May 2026 to 7 Jun 2026' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Week fromEbooks=cmdArticles for patients', '25 May 202620010', '1 Jun 20260120']);
  expect(screen.getByText(/25 % less than the 56 of as many days before/)).toBeVisible();
  // Days in the wrong order are put right.
  const asked = calls.find(({ pathname }) => pathname === showAnalytics.path);
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    metric: 'reads',
    by: 'week',
    from: '2026-05-25',
    to: '2026-06-07',
  });
  const card = within(screen.getByRole('region', { name: 'On the portal' }));
  await userEvent.click(card.getByRole('button', { name: 'Save as CSV' }));
  expect(await saved()).toEqual([
    'reads-2026-05-25-2026-06-07.csv',
    '"from","total","ebook","\'=cmd","article"\r\n"2026-05-25",30,20,0,10\r\n"2026-06-01",12,0,12,0\r\n',
  ]);
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
