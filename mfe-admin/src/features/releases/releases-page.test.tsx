import { screen, within } from '@testing-library/react';
import { answer, watchRequests } from '@tvacha/mock-api/jest';
import { listRemotes } from '@tvacha/shared-contract/routes/admin/office';
import { openOffice } from '../../common/test-office';

test('[ADM-02] [MFE-15] a release of which one in a hundred fails, falls back or crashes is said to fail', async () => {
  const release = { remote: 'doctor', failed: 0, fellBack: 0, crashed: 0, median: 412, p95: 1730, lastFailure: null };
  const lastFailure = { at: '2026-05-30T06:00:00.000Z', message: 'ChunkLoadError' };
  answer(listRemotes, 200, 'SUCCESS', [
    { ...release, version: '1.2.0', loaded: 200, crashed: 2, lastFailure },
    { ...release, version: '1.1.0', loaded: 201, crashed: 2, median: null, p95: null },
    { ...release, version: '1.0.0', loaded: 99, fellBack: 1 },
  ]);
  const calls = watchRequests();
  await openOffice('/admin/releases?days=30');
  const rows = within(await screen.findByRole('table', { name: 'Releases of the areas' })).getAllByRole('row');
  const cells = rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells.map(([release, state]) => [release, state])).toEqual([
    ['doctor 1.2.0', 'StateFails'],
    ['doctor 1.1.0', 'StateWell'],
    ['doctor 1.0.0', 'StateFails'],
  ]);
  expect(cells[0]?.slice(-2)).toEqual([
    'Time, median / 95 %0.41 s / 1.73 s',
    'Last failure30 May 2026, 11:30 am: ChunkLoadError',
  ]);
  expect(calls.find(({ pathname }) => pathname === listRemotes.path)?.search).toBe('?days=30');
});
