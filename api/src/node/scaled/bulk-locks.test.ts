import type { BulkTrial, Result } from '@tvacha/shared-contract';
import { eq, sql } from 'drizzle-orm';
import { createApp } from '../../app/create-app';
import { silentLog } from '../../app/log';
import { users } from '../../db/schema';
import { runBatch } from '../../services/admin/bulk/runner';
import { asBrowser } from '../../testing/browser';
import { gate } from '../../testing/gate';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addAdmin } from '../../testing/office';
import { addUser } from '../../testing/people';

/** Connections to this database that wait for a lock. */
async function waiting({ db }: TestApp): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
  return row?.count ?? 0;
}
async function untilWaiting(test$: TestApp, count: number, isOver = () => false) {
  while (!isOver() && (await waiting(test$)) < count) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('[ADM-03] a pause is answered after the person who is just being changed, and nobody follows', async () => {
  const test$ = await makeApp();
  const admin = await addAdmin(test$);
  // Carried out by nobody but the test.
  Object.assign(test$.app, { fetch: asBrowser(createApp({ ...test$, bulk: { wake: () => {} } }).fetch) });
  const post = async (path: string, body: object) =>
    (await test$.call('POST', `/api/admin/users/bulk/${path}`, { token: admin.token, body })).body;
  const ids = (await Promise.all([1, 2, 3].map(() => addUser(test$.db)))).map(({ id }) => id).sort();
  const { trial } = (await post('welcome', { ids })).result as { trial: BulkTrial };
  const { job } = (await post('welcome', { ids, token: trial.token })).result as Result<'admin.bulk.welcome'>;

  // Somebody else holds the first one, so the run waits in the middle of its transaction.
  const [isHeld, released] = [gate(), gate()];
  const held = test$.db.transaction(async (tx) => {
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, ids[0] ?? ''))
      .for('update');
    isHeld.open();
    await released.passed;
  });
  await isHeld.passed;
  const batch = runBatch({ ...test$, log: silentLog });
  await untilWaiting(test$, 1);
  let isAnswered = false;
  const pausing = post('steer', { id: job, to: 'pause' }).finally(() => {
    isAnswered = true;
  });
  await untilWaiting(test$, 2, () => isAnswered);
  const seen = isAnswered ? 'answered while somebody was being changed' : 'waits';
  released.open();
  await held;
  const { done } = (await pausing).result as Result<'admin.bulk.steer'>;
  await batch;
  const after = await test$.call('GET', `/api/admin/users/bulk/details?id=${job}`, admin);
  expect([seen, after.body.result]).toEqual(['waits', expect.objectContaining({ state: 'paused', done })]);
});

test('[PERM-01] [ADM-03] a run whose starter is shut out while it waits for the last other admin leaves that one', async () => {
  const test$ = await makeApp();
  const [me, last] = [await addAdmin(test$), await addAdmin(test$)];
  Object.assign(test$.app, { fetch: asBrowser(createApp({ ...test$, bulk: { wake: () => {} } }).fetch) });
  const post = async (body: object) =>
    (await test$.call('POST', '/api/admin/users/bulk/disable', { token: me.token, body })).body;
  const body = { ids: [last.user.id], reason: 'Has left the team' };
  const { trial } = (await post(body)).result as { trial: BulkTrial };
  await post({ ...body, token: trial.token });

  let batch: Promise<boolean> | undefined;
  await test$.db.transaction(async (tx) => {
    // Both admins are held, so the run waits for them with the rights that its starter still had.
    await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).for('update');
    batch = runBatch({ ...test$, log: silentLog });
    await untilWaiting(test$, 1);
    await tx.update(users).set({ approval: 'disabled' }).where(eq(users.id, me.user.id));
  });
  await batch;
  expect(await test$.db.select({ id: users.id }).from(users).where(eq(users.approval, 'verified'))).toEqual([
    { id: last.user.id },
  ]);
});
