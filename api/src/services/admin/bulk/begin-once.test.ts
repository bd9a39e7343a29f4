import type { BulkTrial, Result } from '@tvacha/shared-contract';
import { count, eq, inArray } from 'drizzle-orm';
import { createApp } from '../../../app/create-app';
import { silentLog } from '../../../app/log';
import { auditLog, bulkJobs, type UserRow, users } from '../../../db/schema';
import { asBrowser } from '../../../testing/browser';
import { gate } from '../../../testing/gate';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addStaff } from '../../../testing/office';
import { addUser, enter } from '../../../testing/people';
import { eraseUser } from '../../account/erase-user';
import { createCtx, inTransaction } from '../../ctx';
import { runBatch } from './runner';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
  // Runs are carried out by nobody but the test.
  const app = createApp({ ...test$, bulk: { wake: () => {} } });
  Object.assign(test$.app, { fetch: asBrowser(app.fetch) });
});
afterEach(() => test$.outbox.idle());

interface Staff {
  user: UserRow;
  token: string;
}
const right = { section: 'User Verification', read: true, update: true } as const;
const many = (total: number) => Promise.all(Array.from({ length: total }, () => addUser(test$.db)));
const idsOf = (list: readonly UserRow[]) => list.map(({ id }) => id);

const post = async ({ token }: Pick<Staff, 'token'>, body: object, action = 'welcome') =>
  (await test$.call('POST', `/api/admin/users/bulk/${action}`, { token, body })).body;
const tryOut = async (who: Staff, ids: string[]) =>
  ((await post(who, { ids })).result as { trial: BulkTrial }).trial.token ?? '';
const jobOf = ({ result }: Awaited<ReturnType<typeof post>>) => (result as Result<'admin.bulk.welcome'>).job;
const show = async ({ token }: Pick<Staff, 'token'>, id: string | null) =>
  (await test$.call('GET', `/api/admin/users/bulk/details?id=${id}`, { token })).body
    .result as Result<'admin.bulk.details'>;
const batch = (isClosed?: () => boolean) => runBatch({ ...test$, log: silentLog }, isClosed);
const logged = async (action: string) =>
  (await test$.db.select({ times: count() }).from(auditLog).where(eq(auditLog.action, action)))[0]?.times;

test('[ADM-03] a token begins one run: asked for twice at once, in another session, once it has ended, and late', async () => {
  const desk = await addStaff(test$, [right]);
  const ids = idsOf(await many(3));
  const token = await tryOut(desk, ids);
  const [one, other] = await Promise.all([post(desk, { ids, token }), post(desk, { ids, token })]);
  const job = jobOf(one);
  expect([one.code, jobOf(other)]).toEqual(['SUCCESS', job]);
  while (await batch());
  expect(await show(desk, job)).toMatchObject({ state: 'done', done: 3 });
  // With another set or action, or by somebody else, it is none.
  const admin = await addAdmin(test$);
  for (const [who, body, action] of [
    [admin, { ids, token }, 'welcome'],
    [desk, { ids: ids.slice(1), token: `${token}0` }, 'welcome'],
    [desk, { ids, token: token.replace('.', '.0') }, 'welcome'],
  ] as const)
    expect((await post(who, body, action)).code).toBe('CONFLICT');
  test$.clock.forward(700);
  const later = { ...desk, ...(await enter(test$, desk.user)) };
  expect(jobOf(await post(later, { ids, token }))).toBe(job);
  expect([await batch(), await test$.db.$count(bulkJobs), await logged('bulk.started')]).toEqual([false, 1, 1]);
  expect(await logged('user.welcomed')).toBe(3);
});

type How = (desk: Staff) => Promise<unknown>;
const set = (desk: Staff, values: Partial<typeof users.$inferInsert>) =>
  test$.db.update(users).set(values).where(eq(users.id, desk.user.id));

test.each<[string, How]>([
  ['whose right is taken', (desk) => set(desk, { permissions: [{ section: 'User Verification', read: true }] })],
  ['who is shut out', (desk) => set(desk, { approval: 'disabled' })],
  ['who is staff no more', (desk) => set(desk, { role: 'doctor', roleId: null })],
  [
    'who is erased',
    (desk) => {
      const caller = { role: 'all', ip: '', requestId: '', device: { details: noDevice } } as const;
      return inTransaction(createCtx({ ...test$, caller }), (tx) => eraseUser(tx, desk.user));
    },
  ],
])(
  '[PERM-03] [ADM-03] the run of somebody %s ends there, with the reason, and steers no further',
  async (_who, lose) => {
    const [desk, admin] = [await addStaff(test$, [right]), await addAdmin(test$)];
    const ids = idsOf(await many(5));
    const job = jobOf(await post(desk, { ids, token: await tryOut(desk, ids) }));
    let done = 0;
    await batch(() => done++ === 2);
    await lose(desk);
    while (await batch());
    expect(await show(admin, job)).toMatchObject({ state: 'cancelled', stopped: 'rights', done: 2, refused: 0 });
    expect(await logged('user.welcomed')).toBe(2);
    expect((await post(admin, { id: job, to: 'resume' }, 'steer')).code).toBe('CONFLICT');
  },
);

test('[ADM-03] [SEC-26] whose session alone has ended, their run goes on in their name', async () => {
  const desk = await addStaff(test$, [right]);
  const ids = idsOf(await many(5));
  const job = jobOf(await post(desk, { ids, token: await tryOut(desk, ids) }));
  let done = 0;
  await batch(() => done++ === 2);
  await test$.call('POST', '/api/auth/logout', desk);
  while (await batch());
  expect(await show(await addAdmin(test$), job)).toMatchObject({ state: 'done', done: 5 });
  const actors = await test$.db
    .selectDistinct({ actor: auditLog.actorId })
    .from(auditLog)
    .where(inArray(auditLog.action, ['user.welcomed', 'bulk.started']));
  expect(actors).toEqual([{ actor: desk.user.id }]);
});

const noDevice = { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' };

test('[ADM-03] once a pause by another member of staff is answered, in the middle of a batch, nobody is changed any more', async () => {
  const [desk, other] = [await addStaff(test$, [right]), await addStaff(test$, [right])];
  const ids = idsOf(await many(40));
  const job = jobOf(await post(desk, { ids, token: await tryOut(desk, ids) }));
  const pause = async () => {
    const { code, result } = await post(other, { id: job, to: 'pause' }, 'steer');
    return [code, (result as Result<'admin.bulk.steer'>).done];
  };
  let done = 0;
  const paused: ReturnType<typeof pause>[] = [];
  await batch(() => {
    if (done++ === 2) paused.push(pause());
    return false;
  });
  const settled = (await show(other, job)).done;
  expect([settled < ids.length, await Promise.all(paused)]).toEqual([true, [['SUCCESS', settled]]]);
  expect(await batch()).toBe(false);
  expect([(await show(other, job)).done, await logged('user.welcomed')]).toEqual([settled, settled]);
  expect((await post(other, { id: job, to: 'resume' }, 'steer')).code).toBe('SUCCESS');
  while (await batch());
  expect(await show(other, job)).toMatchObject({ state: 'done', done: 40 });
  const steps = await test$.db
    .select({ action: auditLog.action, actor: auditLog.actorId })
    .from(auditLog)
    .where(inArray(auditLog.action, ['bulk.started', 'bulk.paused', 'bulk.resumed']))
    .orderBy(auditLog.seq);
  expect(steps).toEqual([
    { action: 'bulk.started', actor: desk.user.id },
    { action: 'bulk.paused', actor: other.user.id },
    { action: 'bulk.resumed', actor: other.user.id },
  ]);
});

test('[ADM-03] of two processes that work on one run, as the first was slower than its lease, none does what the other did', async () => {
  const admin = await addAdmin(test$);
  const ids = idsOf(await many(20));
  const job = jobOf(await post(admin, { ids, token: await tryOut(admin, ids) }));
  let done = 0;
  const claimed = gate();
  const second: Promise<boolean>[] = [];
  // The first rests in the middle of its batch until the second has taken the run; from then on both go on.
  const db: typeof test$.db = Object.create(test$.db, {
    transaction: {
      value: async (...args: Parameters<typeof test$.db.transaction>) => {
        if (second.length > 0) await Promise.race([claimed.passed, ...second]);
        return test$.db.transaction(...args);
      },
    },
  });
  await runBatch({ ...test$, db, log: silentLog }, () => {
    if (done++ === 2) {
      test$.clock.forward(121);
      second.push(
        batch(() => {
          claimed.open();
          return false;
        }),
      );
    }
    return false;
  });
  expect(await Promise.all(second)).toEqual([true]);
  expect(await show(admin, job)).toMatchObject({ state: 'done', done: 20 });
  expect(await logged('user.welcomed')).toBe(20);
});

test('[ADM-03] [SEC-26] what became of each is taken away as CSV, without names, by a fresh proof and on record', async () => {
  const desk = await addStaff(test$, [right]);
  const [fit, shut] = [await addUser(test$.db), await addUser(test$.db, { approval: 'disabled' })];
  const ids = idsOf([fit, shut]);
  const job = jobOf(await post(desk, { ids, token: await tryOut(desk, ids) }));
  while (await batch());
  const { csv, rows, fileName } = (await post(desk, { id: job }, 'export')).result as Result<'admin.bulk.export'>;
  expect([rows, fileName]).toEqual([2, 'welcome-2026-06-01.csv']);
  const [head, ...lines] = csv.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFF"Customer id","Result","Reason","Time"');
  const time = '2026-06-01T06:00:00.000Z';
  expect(lines.sort()).toEqual(
    [`"${fit.customerId}","done","","${time}"`, `"${shut.customerId}","refused","state","${time}"`].sort(),
  );
  expect(csv).not.toMatch(/Kavya|Nair|@/);
  expect(await logged('bulk.exported')).toBe(1);
  const reader = await addStaff(test$, [{ section: 'User Verification', read: true }]);
  expect((await post(reader, { id: job }, 'export')).code).toBe('FORBIDDEN');
  expect((await post(desk, { id: crypto.randomUUID() }, 'export')).code).toBe('NOT_FOUND');
});
