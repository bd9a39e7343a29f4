import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watchRequests } from '@tvacha/mock-api/jest';
import { listLogs, verifyLogs } from '@tvacha/shared-contract/routes/admin/office';
import { goTo } from '@tvacha/shared-core/testing';
import { openOffice, pretend } from '../../common/test-office';

const entry = {
  _id: '0190b1a4-7c1e-7bd0-8000-000000000001',
  seq: 41,
  at: '2026-05-30T06:00:00.000Z',
  actor: { _id: '0190b1a4-7c1e-7bd0-8000-000000000002', name: 'Kavya Nair', role: 'admin' },
  action: 'user.factorReset',
  subjectType: 'user',
  subjectId: '0190b1a4-7c1e-7bd0-8000-000000000003',
  subject: 'Meera Pillai',
  details: {
    before: { role: 'patient', email: 'm•••', permissions: null },
    after: { role: 'subAdmin', email: 'm•••', permissions: [{ section: 'Chats', read: true, approve: false }] },
    why: 'lost',
  },
  ip: '203.0.113.7',
};

const known = () => answer(listLogs, 200, 'SUCCESS', { items: [entry], total: 1, page: 1, dataPerPage: 20 });

test('[ADM-02] [SEC-43] an entry says who, what and about whom, what was before and after, and leads to its history', async () => {
  known();
  const calls = watchRequests();
  await openOffice('/admin/logs?subjectType=user&from=2026-06-01&to=2026-05-01');
  const table = await screen.findByRole('table', { name: 'Audit log' });
  expect(within(table).getByText('User factor reset')).toBeVisible();
  expect(screen.getByTitle('User')).toBeVisible();
  const asked = calls.find(({ pathname }) => pathname === listLogs.path);
  expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
    subjectType: 'user',
    from: '2026-05-01',
    to: '2026-06-01',
  });
  await userEvent.click(within(table).getByRole('button', { name: /30 May 2026/ }));
  const drawer = await screen.findByRole('dialog');
  const changes = within(drawer).getByRole('table', { name: 'What changed' });
  expect(
    within(changes)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'FieldBeforeAfter',
    'RolepatientsubAdmin',
    'Emailm•••m••• (another value that looks the same when hidden)',
    'Permissions–Section: Chats, Read',
  ]);
  expect(within(drawer).getByText('203.0.113.7')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'All about this record' })).toHaveAttribute(
    'href',
    `/admin/logs?subject=${entry.subjectId}`,
  );
  // What else was done of this kind is asked for by its own name.
  await userEvent.click(within(drawer).getByRole('link', { name: 'All of “User factor reset”' }));
  await waitFor(() => expect(location.search).toBe('?action=user.factorReset'));
  const last = () => calls.filter(({ pathname }) => pathname === listLogs.path).at(-1);
  await waitFor(() => expect(last()?.searchParams.get('action')).toBe('user.factorReset'));
});

test('[SEC-43] the chain is looked at stretch by stretch, to its end or to where it breaks', async () => {
  known();
  const head = { seq: 9000, hash: 'abcdef0123456789' };
  const part = { whole: true, rows: 5000, head, broken: null, next: 5000 };
  const broken = { seq: 7041, fault: 'changed' };
  answer(verifyLogs, 200, 'SUCCESS', { ...part, whole: false, next: null, broken });
  answer(verifyLogs, 200, 'SUCCESS', part, { once: true });
  const calls = watchRequests();
  await openOffice('/admin/logs');
  await userEvent.click(await screen.findByRole('button', { name: 'Check that the log is whole' }));
  expect(await screen.findByText('The log is broken at entry 7041')).toBeVisible();
  expect(screen.getByText('This entry is not what was written.')).toBeVisible();
  const asked = calls.filter(({ pathname }) => pathname === verifyLogs.path);
  expect(asked.map(({ search }) => search)).toEqual(['', '?after=5000']);
  // Who comes back is not told how it stood before.
  goTo('/admin/dashboard');
  await screen.findByRole('link', { name: 'Audit log' });
  goTo('/admin/logs');
  expect(await screen.findByRole('button', { name: 'Check that the log is whole' })).toBeVisible();
  expect(screen.queryByText(/^The log is broken/)).toBeNull();
});

test('[ADM-02] [PERM-03] the log has a right of its own: who reads the dashboard alone is not led to it, and refused there', async () => {
  pretend([{ section: 'Dashboard', read: true }]);
  await openOffice('/admin/dashboard', 'subAdmin');
  expect(await screen.findByRole('link', { name: 'Releases of the areas' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
});

test('[ADM-02] [PERM-03] at its address the log says that one may not open it', async () => {
  await openOffice('/admin/logs', 'subAdmin');
  expect(await screen.findByText('You cannot open Audit log')).toBeVisible();
});
