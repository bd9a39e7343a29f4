import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, network, watchRequests } from '@tvacha/mock-api/jest';
import { listBarePlaces, listMisses, listMostRead, showFunnel } from '@tvacha/shared-contract/routes/admin/figures';
import { showDashboard } from '@tvacha/shared-contract/routes/admin/office';
import { openOffice } from '../../common/test-office';
import type { Cohort } from './figures';

const none = { started: 0, phone: 0, email: 0, applied: 0, approved: 0, rejected: 0, entered: 0 };
/** Twelve weeks, the last of them as given. */
const weeks = (...last: Omit<Cohort, 'day'>[]): Cohort[] =>
  Array.from({ length: 12 }, (_, at) => ({
    ...(last[at - 12 + last.length] ?? none),
    day: new Date(Date.UTC(2026, 2, 16 + 7 * at)).toISOString().slice(0, 10),
  }));

const card = (name: string) => screen.findByRole('region', { name });
const rowsIn = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('[ADM-02] a registration funnel tells each step, and where most of them end', async () => {
  answer(showFunnel, 200, 'SUCCESS', {
    kept: 90,
    cohorts: weeks(
      { started: 20, phone: 16, email: 15, applied: 9, approved: 6, rejected: 2, entered: 5 },
      { started: 5, phone: 5, email: 4, applied: 3, approved: 0, rejected: 0, entered: 0 },
    ),
  });
  await openOffice('/admin/dashboard');
  const steps = within(await screen.findByRole('list', { name: 'Steps of a registration' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '25Began100 %',
    '21Phone confirmed84 %',
    '19Email confirmed76 %',
    '12Papers handed in48 %',
    '6Approved24 %',
    '5Logged in20 %',
  ]);
  expect(screen.getByText('Most end here: the papers are never handed in, 7 of 25.')).toBeVisible();
  expect((await rowsIn('Where the registrations of each week stand')).slice(-2)).toEqual([
    ['25 May 2026', '4', '1', '6', '1', '6', '2'],
    ['1 Jun 2026', '0', '1', '1', '3', '0', '0'],
  ]);
});

test('[ADM-02] [NAV-09] the address says the days, the kind and the cohorts; the rest of it stays', async () => {
  const calls = watchRequests();
  await openOffice('/admin/dashboard?metric=logins&days=7&kind=article&cohorts=month');
  const asked = ({ path }: { path: string }) => calls.findLast(({ pathname }) => pathname === path)?.search;
  await rowsIn('Most read');
  expect([asked(listMostRead), asked(listMisses), asked(listBarePlaces), asked(showFunnel)]).toEqual([
    '?days=7&type=article',
    '?days=7',
    '?days=7',
    '?by=month',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
  expect(location.search).toBe('?metric=logins&cohorts=month&days=90&kind=article');
});

test('[ADM-02] places and words in vain are tables, and are kept as CSV without a formula', async () => {
  answer(listMisses, 200, 'SUCCESS', [{ words: '=cmd', count: 4 }]);
  answer(listBarePlaces, 200, 'SUCCESS', [
    { kind: 'city', place: 'Udupi', searched: 1204, patients: 2 },
    { kind: 'pincode', place: '781', searched: 3, patients: 0 },
  ]);
  const files: Blob[] = [];
  URL.createObjectURL = (given) => `blob:${files.push(given as Blob)}`;
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await openOffice('/admin/dashboard');
  expect(await rowsIn('Places without a doctor')).toEqual([
    ['Place', 'Looked for', 'Patients'],
    ['Udupi', '1,204', '2'],
    ['PIN code 781…', '3', '0'],
  ]);
  await rowsIn('Searches without result');
  const save = within(await card('Searches without result')).getByRole('button', { name: 'Save as CSV' });
  await userEvent.click(save);
  expect(await files[0]?.text()).toBe('"words","callers"\r\n"\'=cmd",4\r\n');
  click.mockRestore();
});

test('[ADM-02] a card that is empty or fails says so alone, and is tried again alone', async () => {
  answer(listMisses, 200, 'SUCCESS', []);
  answer(listBarePlaces, 500, 'SERVER_ERROR');
  answer(showDashboard, 500, 'SERVER_ERROR');
  await openOffice('/admin/dashboard');
  const empty = within(await card('Searches without result'));
  expect(await empty.findByText('All that was searched for was found.')).toBeVisible();
  expect(empty.getByRole('button', { name: 'Save as CSV' })).toBeDisabled();
  expect((await rowsIn('Most read')).length).toBeGreaterThan(5);
  const places = within(await card('Places without a doctor'));
  const retry = await places.findByRole('button', { name: 'Try again' });
  network.resetHandlers();
  const calls = watchRequests();
  await userEvent.click(retry);
  expect(await places.findByRole('table')).toBeVisible();
  expect(calls.map(({ pathname }) => pathname)).toEqual([listBarePlaces.path]);
});
