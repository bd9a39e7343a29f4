import { eq } from 'drizzle-orm';
import { createApp } from '../../app/create-app';
import { silentLog } from '../../app/log';
import { outboxMessages } from '../../db/schema';
import { memoryNotifier } from '../../notify/memory-notifier';
import { type Message, type Notifier, Undeliverable } from '../../notify/notifier';
import { asBrowser } from '../../testing/browser';
import { gate } from '../../testing/gate';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addStaff } from '../../testing/office';
import { addUser, askForCode } from '../../testing/people';
import { dump } from '../../testing/test-database';
import { inTransaction } from '../ctx';
import { openOutbox } from './outbox';
import { outboxFigures } from './outbox-figures';
import { queueMessage } from './queue-message';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

const asleep = { wake: () => {} };
const approved: Message = {
  channel: 'email',
  to: 'kavya@tvacha.example',
  subject: 'Welcome to Tvacha',
  text: 'Your membership is approved.',
  template: 'application.approved',
};

/** Queues a message as a process does that ends before it sends it. */
const leave = (message = approved) => queueMessage({ ...test$, outbox: asleep }, message);

/** Another process on the same database. */
function processWith(notifier: Notifier, log = silentLog) {
  const { db, clock, config } = test$;
  const outbox = openOutbox({ db, clock, config, notifier, log });
  return async () => {
    outbox.wake();
    await outbox.idle();
  };
}

/** A notifier that fails as it is told, then sends. */
function unsteady(...failures: Error[]) {
  const tries: Message[] = [];
  const send = async (message: Message) => {
    tries.push(message);
    const failure = failures.shift();
    if (failure) throw failure;
  };
  return { tries, send };
}

const states = async () => (await test$.db.select().from(outboxMessages)).map(({ state }) => state);

test('[SEC-42] [ADM-03] a decision whose process ends before it tells of it is told of by the next one', async () => {
  const doctor = await addUser(test$.db, { approval: 'pending' });
  const { token } = await addStaff(test$, [{ section: 'User Verification', approve: true }]);
  Object.assign(test$.app, { fetch: asBrowser(createApp({ ...test$, outbox: asleep }).fetch) });
  const { status } = await test$.call('POST', '/api/admin/users/approve', { token, body: { id: doctor.id } });
  expect(status).toBe(200);
  expect(test$.notifier.sent).toEqual([]);
  const next = memoryNotifier();
  await processWith(next)();
  expect(next.sent.map(({ to, template }) => [to, template]).sort()).toEqual([
    [doctor.phone, 'application.approved'],
    [doctor.email, 'application.approved'],
  ]);
});

test('[SEC-42] what is rolled back is not sent', async () => {
  const ctx = { ...test$, caller: {} as never };
  const failed = inTransaction(ctx, async (tx) => {
    await queueMessage(tx, approved);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await processWith(test$.notifier)();
  expect(test$.notifier.sent).toEqual([]);
});

test('[SEC-42] while the mail server is away a mail is tried again ever later, under one key, and then delivered', async () => {
  const { tries, send } = unsteady(...[1, 2, 3].map(() => Object.assign(new Error('away'), { code: 'ECONNREFUSED' })));
  const deliver = processWith({ send });
  await leave();
  await deliver();
  await deliver();
  expect(tries).toHaveLength(1);
  const [row] = await test$.db.select().from(outboxMessages);
  expect(row).toMatchObject({ state: 'waiting', tries: 1, reason: 'ECONNREFUSED' });
  for (const longest of [2, 4]) {
    test$.clock.forward(longest / 2 - 0.01);
    await deliver();
    const before = tries.length;
    test$.clock.forward(longest / 2 + 0.01);
    await deliver();
    expect(tries).toHaveLength(before + 1);
  }
  test$.clock.forward(8);
  await deliver();
  expect(tries).toHaveLength(4);
  expect(new Set(tries.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(await states()).toEqual(['delivered']);
});

test('[SEC-42] [SEC-14] what is tried too often, or refused, is given up, and the log says so without a person', async () => {
  const lines: string[] = [];
  const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
  const log = { info: write, warn: write, error: write };
  const { tries, send } = unsteady(...Array.from({ length: 40 }, () => new Error('no room for kavya@tvacha.example')));
  const deliver = processWith({ send }, log);
  await leave();
  for (let at = 0; at < 20; at += 1) {
    await deliver();
    test$.clock.forward(6 * 3600);
  }
  expect(tries).toHaveLength(test$.config.delivery.tries);
  await leave();
  await processWith(unsteady(new Undeliverable('The mail server refused it with 550')), log)();
  expect(await states()).toEqual(['dead', 'dead']);
  expect(await outboxFigures(test$)).toEqual({ waiting: 0, oldest: 0, dead: 2 });
  expect(lines).toHaveLength(2);
  expect(lines.join()).toContain('application.approved');
  expect(lines.join()).not.toMatch(/kavya/);
});

test('[SEC-42] two processes that share the database send each message once', async () => {
  const sent: string[] = [];
  const notifier: Notifier = {
    send: async ({ text }) => {
      sent.push(text);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  const texts = Array.from({ length: 30 }, (_, at) => `Message ${at}`);
  for (const text of texts) await leave({ ...approved, text });
  const processes = Array.from({ length: 4 }, () => processWith(notifier));
  await Promise.all(processes.map((deliver) => deliver()));
  expect(sent.sort()).toEqual(texts.sort());
});

test('[SEC-42] one whose process ends while it sends is sent by another, once a try cannot last any more', async () => {
  await leave();
  await new Promise<void>((resolve) => {
    const send = () => {
      resolve();
      return new Promise<void>(() => {});
    };
    void processWith({ send })();
  });
  const deliver = processWith(test$.notifier);
  await deliver();
  expect(test$.notifier.sent).toEqual([]);
  test$.clock.forward(120);
  await deliver();
  expect(test$.notifier.sent).toHaveLength(1);
});

test('[SEC-05] [SEC-07] a code is not sent after its life, and nothing of it is left', async () => {
  const user = await addUser(test$.db);
  Object.assign(test$.notifier, unsteady(new Error('away')));
  await askForCode(test$, user.phone);
  const tried = unsteady();
  test$.clock.forward(5 * 60);
  await processWith(tried)();
  expect(tried.tries).toEqual([]);
  expect(await states()).toEqual([]);
});

test('[SEC-04] a code that waits cannot be read in the database', async () => {
  const user = await addUser(test$.db);
  const { tries, send } = unsteady(new Error('away'));
  Object.assign(test$.notifier, { send });
  await askForCode(test$, user.phone);
  const code = /\d{6}/.exec(tries[0]?.text ?? '')?.[0] ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect(await dump(test$.db)).not.toContain(code);
});

test('[SEC-13] the answer does not wait for a gateway', async () => {
  const user = await addUser(test$.db);
  const held = gate();
  const sent: Message[] = [];
  const notifier = { send: (message: Message) => held.passed.then(() => void sent.push(message)) };
  const outbox = openOutbox({ ...test$, notifier, log: silentLog });
  const body = JSON.stringify({ email: user.email });
  const headers = { 'content-type': 'application/json' };
  const asked = new Request('http://127.0.0.1/api/auth/password/forgot', { method: 'POST', headers, body });
  expect((await createApp({ ...test$, outbox }).fetch(asked)).status).toBe(200);
  expect(sent).toEqual([]);
  held.open();
  await outbox.idle();
  expect(sent.map(({ to }) => to)).toEqual([user.email]);
});

test('[SEC-42] [ADM-01] staff see what was given up, not what it says, try it again or discard it', async () => {
  await leave();
  await leave({ ...approved, to: 'leela@tvacha.example' });
  await processWith(unsteady(new Undeliverable('No'), new Undeliverable('No')))();
  const staff = await addStaff(test$, [{ section: 'User Verification', read: true, update: true, delete: true }]);
  const { token } = staff;
  const list = async () => {
    const { body } = await test$.call('GET', '/api/admin/outbox', { token });
    return (body.result as { items: { _id: string; recipient: string }[] }).items;
  };
  const [one, two] = await list();
  expect([one, two]).toEqual([
    expect.objectContaining({ state: 'dead', reason: 'No', tries: 1, channel: 'email' }),
    expect.objectContaining({ template: 'application.approved', subject: 'Welcome to Tvacha' }),
  ]);
  expect(JSON.stringify([one, two])).not.toContain('membership');
  await test$.call('POST', '/api/admin/outbox/retry', { token, body: { id: one?._id } });
  expect(test$.notifier.sent.map(({ to }) => to)).toEqual([one?.recipient]);
  const again = await test$.call('POST', '/api/admin/outbox/retry', { token, body: { id: one?._id } });
  expect(again.body.code).toBe('NOT_FOUND');
  await test$.call('DELETE', `/api/admin/outbox?id=${two?._id}`, { token });
  expect(await list()).toEqual([]);
  expect(await test$.db.$count(outboxMessages, eq(outboxMessages.state, 'delivered'))).toBe(1);
});
