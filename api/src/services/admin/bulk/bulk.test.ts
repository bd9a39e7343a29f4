import type { BulkTrial, PermissionEntry, Result } from '@tvacha/shared-contract';
import type { BulkAction, BulkStep } from '@tvacha/shared-contract/bulk';
import { mostAtOnce } from '@tvacha/shared-contract/form-rules';
import { eq, ne, sql } from 'drizzle-orm';
import { createApp } from '../../../app/create-app';
import { silentLog } from '../../../app/log';
import { auditLog, type UserRow, users } from '../../../db/schema';
import { asBrowser } from '../../../testing/browser';
import { makeApp, type Reply, type TestApp } from '../../../testing/make-app';
import { addAdmin, addStaff } from '../../../testing/office';
import { addRole, addUser, enter } from '../../../testing/people';
import { dump } from '../../../testing/test-database';
import { runBatch } from './runner';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const reason = 'The registration number is not known';
type Body = Record<string, unknown>;
const post = (action: string, body: Body, { token } = admin) =>
  test$.call('POST', `/api/admin/users/bulk/${action}`, { token, body });
const trialOf = ({ body }: Reply) => (body.result as { trial: BulkTrial }).trial;
const tryOut = async (action: BulkAction, body: Body, who = admin) => trialOf(await post(action, body, who));
const begin = async (action: BulkAction, body: Body) =>
  post(action, { ...body, token: (await tryOut(action, body)).token });
const jobOf = ({ body }: Reply) => (body.result as { job: string }).job;
const steer = async (id: string, to: BulkStep, who = admin) => (await post('steer', { id, to }, who)).body.code;
const show = async (id: string) =>
  (await test$.call('GET', `/api/admin/users/bulk/details?id=${id}`, admin)).body
    .result as Result<'admin.bulk.details'>;
const results = async (id: string, query = '') =>
  (
    (await test$.call('GET', `/api/admin/users/bulk/results?id=${id}&dataPerPage=100${query}`, admin)).body
      .result as Result<'admin.bulk.results'>
  ).items;
const approvals = async () =>
  Object.fromEntries((await test$.db.select().from(users)).map(({ id, approval }) => [id, approval]));
const logged = async () =>
  (await test$.db.select().from(auditLog).where(ne(auditLog.action, 'login'))).map(({ action }) => action);
const counted = (list: readonly string[]) =>
  Object.fromEntries([...new Set(list)].map((one) => [one, list.filter((other) => other === one).length]));

const kochi = { state: 'Kerala', city: 'Kochi', pincode: '682001' };
const many = (count: number, given: Parameters<typeof addUser>[1]) =>
  Promise.all(Array.from({ length: count }, () => addUser(test$.db, given)));
const idsOf = (list: readonly UserRow[]) => list.map(({ id }) => id);

/** From now on runs are begun and carried out by nobody but the test. */
function restRunner() {
  const app = createApp({ ...test$, bulk: { wake: () => {} } });
  Object.assign(test$.app, { fetch: asBrowser(app.fetch) });
}
const batch = (isClosed?: () => boolean) => runBatch({ ...test$, log: silentLog }, isClosed);

/** The full run finds 598 of 1,772 accounts. */
const size = process.env.TVACHA_FULL
  ? { ready: 585, bare: 13, elsewhere: 700, verified: 474 }
  : { ready: 11, bare: 2, elsewhere: 3, verified: 2 };

test('[ADM-03] a filter is tried out without a trace, and run it changes exactly whom it found', async () => {
  const waiting = { approval: 'pending', address: kochi } as const;
  const ready = await many(size.ready, waiting);
  const bare = await many(size.bare, { ...waiting, registrationNumber: null });
  await many(size.elsewhere, { approval: 'pending' });
  await many(size.verified, { address: kochi });
  const total = size.ready + size.bare;
  const filter = { state: 'pending', city: 'koch' };
  const [before, states] = [await dump(test$.db), await approvals()];
  const trial = await tryOut('approve', { filter });
  expect(await dump(test$.db)).toBe(before);
  expect(trial).toMatchObject({
    ...{ total, allowed: size.ready },
    refusals: [{ why: 'number', count: size.bare }],
  });
  expect(trial.sample).toHaveLength(10);

  const job = jobOf(await post('approve', { filter, token: trial.token }));
  const verified = Object.fromEntries(idsOf(ready).map((id) => [id, 'verified']));
  expect(await approvals()).toEqual({ ...states, ...verified });
  expect(await show(job)).toMatchObject({ state: 'done', total, done: size.ready, refused: size.bare });
  expect((await results(job, '&state=refused')).map(({ _id, why }) => [_id, why]).sort()).toEqual(
    idsOf(bare)
      .map((id) => [id, 'number'])
      .sort(),
  );
  expect(counted(await logged())).toEqual({ 'user.verified': size.ready, 'bulk.started': 1 });
  const told = test$.notifier.sent.map(({ to }) => to).sort();
  expect(told).toEqual(ready.flatMap(({ email, phone }) => [email, phone ?? '']).sort());
  expect(test$.realtime.said).toContainEqual({ to: { user: admin.user.id }, name: 'bulk', payload: { job } });
});

test('[ADM-03] a run is refused where the accounts are not those that were tried, or not as they were', async () => {
  const [one, two] = await many(2, { approval: 'pending', address: kochi });
  const filter = { state: 'pending', city: 'Kochi' };
  const other = await addAdmin(test$);
  const code = async (body: Body, action: BulkAction = 'reject', who = admin) =>
    (await post(action, { filter, reason, ...body }, who)).body.code;
  const fresh = async () => (await tryOut('reject', { filter, reason })).token;

  const token = await fresh();
  expect(await code({ token }, 'reject', other)).toBe('CONFLICT');
  expect(await code({ token }, 'disable')).toBe('CONFLICT');
  expect(await code({ token, reason: 'Another reason altogether' })).toBe('CONFLICT');
  expect(await code({ token, filter: undefined, ids: [one?.id] })).toBe('CONFLICT');
  expect(await code({ token: 'zzzzzzzz.forged' })).toBe('CONFLICT');
  await test$.db
    .update(users)
    .set({ firstName: 'Leela' })
    .where(eq(users.id, one?.id ?? ''));
  expect(await code({ token })).toBe('CONFLICT');
  const second = await fresh();
  await addUser(test$.db, { approval: 'pending', address: kochi });
  expect(await code({ token: second })).toBe('CONFLICT');
  const third = await fresh();
  test$.clock.forward(601);
  ({ token: admin.token } = await enter(test$, admin.user));
  expect(await code({ token: third })).toBe('CONFLICT');
  expect([(await approvals())[two?.id ?? ''], await logged()]).toEqual(['pending', []]);
});

test('[ADM-03] a run whose process is killed goes on, does nobody twice and mails once', async () => {
  const people = await many(70, {});
  restRunner();
  const body = { ids: idsOf(people) };
  const { token } = await tryOut('welcome', body);
  const first = jobOf(await post('welcome', { ...body, token }));
  // The answer was lost, and it is asked for again.
  expect(jobOf(await post('welcome', { ...body, token }))).toBe(first);
  let done = 0;
  const killed = batch(() => {
    if (done++ === 30) throw new Error('killed');
    return false;
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await batch()).toBe(false);
  expect(await show(first)).toMatchObject({ state: 'running', done: 30, refused: 0 });
  test$.clock.forward(121);
  expect([await batch(), await batch()]).toEqual([true, false]);
  await test$.outbox.idle();
  expect(await show(first)).toMatchObject({ state: 'done', done: 70 });
  expect(test$.notifier.sent.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
  expect(counted(await logged())).toEqual({ 'bulk.started': 1, 'user.welcomed': 70 });
});

test('[ADM-03] a run is paused, goes on and is cancelled; nobody who was changed meanwhile is overwritten', async () => {
  const people = await many(60, {});
  restRunner();
  const job = jobOf(await begin('disable', { ids: idsOf(people), reason }));
  const reader = await addStaff(test$, [{ section: 'User Verification', read: true, approve: true }]);
  expect(await steer(job, 'pause', reader)).toBe('FORBIDDEN');
  expect(await steer(job, 'pause')).toBe('SUCCESS');
  expect([await batch(), await steer(job, 'pause')]).toEqual([false, 'CONFLICT']);
  const [first] = [...idsOf(people)].sort();
  await test$.db
    .update(users)
    .set({ firstName: 'Leela' })
    .where(eq(users.id, first ?? ''));
  expect(await steer(job, 'resume')).toBe('SUCCESS');
  expect(await batch()).toBe(true);
  expect(await results(job, '&state=refused')).toMatchObject([{ _id: first, why: 'changed' }]);
  expect(await steer(job, 'cancel')).toBe('SUCCESS');
  expect([await batch(), await steer(job, 'resume')]).toEqual([false, 'CONFLICT']);
  expect(await show(job)).toMatchObject({ state: 'cancelled', done: 49, refused: 1, total: 60 });
  expect(Object.values(await approvals()).filter((one) => one === 'disabled')).toHaveLength(49);
});

test('[PERM-03] [ADM-01] each action wants what it wants of one account, until the last of them', async () => {
  const actions: [BulkAction, PermissionEntry][] = [
    ['approve', { section: 'User Verification', approve: true }],
    ['reject', { section: 'User Verification', approve: true }],
    ['disable', { section: 'User Verification', update: true }],
    ['enable', { section: 'User Verification', update: true }],
    ['welcome', { section: 'User Verification', update: true }],
    ['role', { section: 'User Roles', update: true }],
  ];
  const { id } = await addUser(test$.db);
  const given = (action: BulkAction) =>
    action === 'role' ? { role: 'doctor', roleId: null } : /reject|disable/.test(action) ? { reason } : {};
  for (const [action, right] of actions) {
    const body = { ids: [id], ...given(action) };
    const { section, ...flags } = right;
    const others = { read: true, create: true, update: true, approve: true, delete: true };
    for (const flag of Object.keys(flags)) delete others[flag as keyof typeof others];
    const without = await addStaff(test$, [{ section, ...others }]);
    const has = await addStaff(test$, [right]);
    const codes = [(await post(action, body, without)).body.code, (await post(action, body, has)).body.code];
    expect([action, ...codes]).toEqual([action, 'FORBIDDEN', 'SUCCESS']);
  }

  restRunner();
  const people = await many(3, {});
  const desk = await addStaff(test$, [{ section: 'User Verification', read: true, update: true }]);
  const { token } = await tryOut('welcome', { ids: idsOf(people) }, desk);
  const job = jobOf(await post('welcome', { ids: idsOf(people), token }, desk));
  let done = 0;
  await batch(() => done++ === 1);
  await test$.db.update(users).set({ permissions: [] }).where(eq(users.id, desk.user.id));
  await batch();
  expect(await show(job)).toMatchObject({ state: 'cancelled', stopped: 'rights', done: 1, refused: 0 });
});

test('[ADM-03] a dry run foretells what the same action on one account says', async () => {
  const guests = await addRole(test$.db, 'Guests', [{ section: 'Ebooks', read: true }]);
  const greater = await addRole(test$.db, 'Greater', [{ section: 'Site Map', delete: true }]);
  const desk = await addStaff(test$, [
    { section: 'User Verification', read: true, approve: true, update: true },
    { section: 'User Roles', update: true },
    { section: 'Ebooks', read: true },
  ]);
  const zoo = (): Parameters<typeof addUser>[1][] => [
    {},
    { approval: 'pending' },
    { approval: 'pending', registrationNumber: null },
    { approval: 'pending', isComplete: false },
    { approval: 'rejected' },
    { approval: 'disabled' },
    { role: 'patient' },
    { role: 'patient', approval: 'disabled' },
    { roleId: guests.id },
    { role: 'subAdmin' },
    { role: 'subAdmin', approval: 'disabled' },
    { role: 'subAdmin', roleId: greater.id },
    { role: 'subAdmin', permissions: [{ section: 'Ebooks', read: true }] },
    { role: 'admin' },
    { role: 'admin', approval: 'disabled' },
  ];
  const single: [BulkAction, string, string, Body][] = [
    ['approve', 'POST', 'approve', {}],
    ['reject', 'POST', 'reject', { reason }],
    ['disable', 'POST', 'disable', { reason }],
    ['enable', 'POST', 'enable', {}],
    ['welcome', 'POST', 'welcome', {}],
    ['role', 'PUT', 'role', { role: 'doctor', roleId: guests.id }],
    ['role', 'PUT', 'role', { role: 'subAdmin', roleId: greater.id }],
    ['role', 'PUT', 'role', { role: 'admin', roleId: null }],
  ];
  const said = {
    ...{ own: ['FORBIDDEN'], beyond: ['FORBIDDEN'], state: ['CONFLICT', 'NOT_FOUND'] },
    ...{ number: ['REGISTRATION_NUMBER_NEEDED'], gone: ['NOT_FOUND'], changed: [], failed: [] },
  };
  const faults: string[] = [];
  for (const [action, method, path, given] of single) {
    const everybody = [...(await Promise.all(zoo().map((one) => addUser(test$.db, one)))), desk.user];
    for (const [at, { id, updatedAt }] of everybody.entries()) {
      const { refusals } = await tryOut(action, { ids: [id], ...given }, desk);
      const why = refusals[0]?.why;
      const body = { id, ...(action === 'role' && { updatedAt: updatedAt.toISOString() }), ...given };
      const { error, code } = (await test$.call(method, `/api/admin/users/${path}`, { token: desk.token, body })).body;
      const isForetold = why ? error && (said[why] as string[]).includes(code) : !error;
      if (!isForetold) faults.push(`${action} of ${at}: ${why}, but ${code}`);
    }
  }
  expect(faults).toEqual([]);
});

test('[ADM-03] nobody, and five thousand and one, are refused with what is wrong', async () => {
  const said = async (body: Body) => (await post('enable', body)).body;
  const wrong = (path: string, message: string) => ({
    code: 'VALIDATION_FAILED',
    result: { issues: [{ path, message }] },
  });
  expect(await said({ filter: { search: 'nobody of this name' } })).toMatchObject(
    wrong('body.filter', 'The filter finds nobody'),
  );
  await test$.db.execute(sql`insert into users (customer_id, email, first_name, last_name, role, is_complete)
    select 'MANY-' || n, 'many-' || n || '@tvacha.example', 'Many', 'Of', 'patient', true
    from generate_series(1, ${mostAtOnce + 1}) n`);
  const filter = { role: 'patient', search: 'Many' };
  expect(await said({ filter })).toMatchObject(wrong('body.filter', 'The filter finds more than 5000 accounts'));
  const { id } = await addUser(test$.db);
  expect((await said({ filter, ids: [id] })).code).toBe('VALIDATION_FAILED');
  await test$.db.execute(sql`delete from users where customer_id = 'MANY-1'`);
  expect(await tryOut('enable', { filter })).toMatchObject({ total: mostAtOnce });
  const ids = Array.from({ length: mostAtOnce + 1 }, () => crypto.randomUUID());
  expect(await said({ ids })).toMatchObject({ code: 'VALIDATION_FAILED', result: { issues: [{ path: 'body.ids' }] } });
  const gone = await tryOut('enable', { ids: ids.slice(0, 2) });
  expect(gone).toMatchObject({ total: 2, allowed: 0, token: null, refusals: [{ why: 'gone', count: 2 }] });
});
