import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import type { BulkJob } from '@tvacha/shared-contract';
import { exportBulk, listBulk, listBulkResults, showBulk, steerBulk } from '@tvacha/shared-contract/routes/admin/bulk';
import { dialog, openOffice, pretend } from '../../common/test-office';

const id = '0190a000-0000-7000-8000-000000000001';
const path = `/admin/userlist/runs/${id}`;
const job: BulkJob = {
  ...{ _id: id, action: 'disable', state: 'running', stopped: null, reason: 'Asked to rest', role: null },
  ...{ total: 60, done: 20, refused: 10, startedBy: { _id: id, name: 'Meera Iyer' } },
  ...{ createdAt: '2026-06-01T06:00:00.000Z', endedAt: null },
};
const shows = (more: Partial<BulkJob> = {}) => {
  answer(showBulk, 200, 'SUCCESS', { ...job, ...more });
  const items = [{ _id: id, person: null, state: 'refused', why: 'state', at: null }];
  answer(listBulkResults, 200, 'SUCCESS', { items, total: 1, page: 1, dataPerPage: 20 });
};
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('[ADM-03] a run is paused and cancelled by keyboard, and says how far it is', async () => {
  const user = userEvent.setup();
  shows();
  await openOffice(path);
  expect(await screen.findByText('20 changed, 10 left as they are, 30 to go.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Accounts settled' })).toHaveAttribute('aria-valuenow', '50');
  expect(
    await screen.findByRole('row', { name: /No longer there.*Left as they are.*Not able to log in anyway/ }),
  ).toBeVisible();
  const sent = watch(steerBulk);
  answer(steerBulk, 409, 'CONFLICT');
  (await screen.findByRole('button', { name: 'Pause' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/It has moved on in the meantime/)).toBeVisible();
  await press(user, 'Cancel the rest');
  const question = await dialog('Cancel the rest of this action?');
  expect(question).toHaveTextContent('30 accounts would not be changed.');
  shows({ state: 'cancelled', endedAt: '2026-06-01T06:05:00.000Z' });
  answer(steerBulk, 200, 'SUCCESS', { ...job, state: 'cancelled' });
  await user.click(within(question).getByRole('button', { name: 'Cancel the rest' }));
  expect(await screen.findByText('20 changed, 10 left as they are, 30 not reached.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(sent).toEqual([
    { id, to: 'pause' },
    { id, to: 'cancel' },
  ]);
});

test('[PERM-03] who may not do it to one account sees the run and steers nothing', async () => {
  pretend([{ section: 'User Verification', read: true, approve: true }]);
  shows();
  await openOffice(path, 'subAdmin');
  expect(await screen.findByText(/Begun by Meera Iyer/)).toBeVisible();
  for (const name of ['Pause', 'Cancel the rest', 'Save the results as CSV'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('[ADM-03] [SES-05] whoever hears nothing by the socket sees how a run goes on all the same, until it has ended', async () => {
  const [timers, ended] = [jest.spyOn(globalThis, 'setInterval'), jest.spyOn(globalThis, 'clearInterval')];
  shows();
  await openOffice(path);
  expect(await screen.findByText('20 changed, 10 left as they are, 30 to go.')).toBeVisible();
  shows({ state: 'done', done: 50, endedAt: '2026-06-01T06:05:00.000Z' });
  const isLive = (at: number) => !ended.mock.calls.some(([timer]) => timer === timers.mock.results[at]?.value);
  const beats = timers.mock.calls.filter(([, pause], at) => pause === 5000 && isLive(at));
  act(() => {
    for (const [beat] of beats) (beat as () => void)();
  });
  expect(await screen.findByText('50 changed, 10 left as they are, 0 to go.')).toBeVisible();
  expect(screen.getByText('Finished')).toBeVisible();
  timers.mockRestore();
  ended.mockRestore();
});

test('[ADM-03] [SEC-26] the results are saved as a file, and a fault on the way is said', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  shows({ state: 'done' });
  const user = userEvent.setup();
  const page = await openOffice(path);
  answer(exportBulk, 500, 'SERVER_ERROR', null, { once: true });
  await press(user, 'Save the results as CSV');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(files).toEqual([]);
  answer(exportBulk, 200, 'SUCCESS', { fileName: 'disable-2026-06-01.csv', rows: 60, csv: '"Customer id"' });
  await press(user, 'Save the results as CSV');
  await waitFor(() => expect(notices(page)).toEqual(['Saved with 60 rows; the audit log says who took it']));
  expect(files.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8']);
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

test('[ADM-03] a run that is not there says so', async () => {
  await openOffice(path);
  expect((await screen.findAllByText('This action is not there'))[0]).toBeVisible();
});

test('[ADM-03] [ADM-02] the runs tell what was done, how far it is and who began it, and lead to each', async () => {
  const items = [job, { ...job, _id: `${id.slice(0, -1)}2`, action: 'enable', startedBy: null }];
  answer(listBulk, 200, 'SUCCESS', { items, total: 2, page: 1, dataPerPage: 20 });
  await openOffice('/admin/userlist/runs');
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/^Disable accounts.*Under way.*20 of 60.*10.*Meera Iyer/);
  // Whoever began it has been erased since.
  expect(within(second as HTMLElement).getByText('–')).toBeVisible();
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', path);
});

test('[ADM-03] where there is no run that is said, and how one begins', async () => {
  await openOffice('/admin/userlist/runs');
  expect(await screen.findByText('No action on many accounts yet')).toBeVisible();
});

test('[ADM-03] a run that does not load says so', async () => {
  answer(showBulk, 500, 'SERVER_ERROR');
  await openOffice(path);
  expect(await screen.findByText('How far it is could not be loaded')).toBeVisible();
});
