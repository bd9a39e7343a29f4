import type { Server } from 'node:http';
import { socketPath } from '@tvacha/shared-contract/realtime';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { sessions, users } from '../../db/schema';
import { memoryCounters } from '../../limits/memory-counters';
import { cookieBeside } from '../../testing/browser';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter, logIn } from '../../testing/people';
import { drain, listen, makeServer } from '../listen';
import { socketAdmission } from './admit';
import { originGate } from './origins';
import { memorySlots } from './slots';
import { attachSockets, type Sockets } from './sockets';

let test$: TestApp;
let server: Server;
let sockets: Sockets;
let url: string;
let clients: Socket[] = [];

beforeAll(async () => {
  server = makeServer(
    (request, peer) => test$.app.fetch(request, peer),
    () => false,
  );
  url = await listen(server, 0, '127.0.0.1');
  sockets = attachSockets(server, {
    mayOpen: originGate(url, ['https://other.tvacha.example']),
    counters: memoryCounters(),
    slots: memorySlots(3),
    // Its sweeps begin before there is an app.
    now: () => test$?.clock.now().getTime() ?? 0,
  });
  test$ = await makeApp({}, { realtime: sockets.realtime });
  sockets.open(socketAdmission(test$));
});
afterEach(() => {
  for (const client of clients) client.disconnect();
  clients = [];
});
afterAll(() => Promise.all([drain(server), sockets.close()]));

interface Line {
  client: Socket;
  heard: unknown[][];
  connected: Promise<true | string>;
  greeted: Promise<void>;
  disconnected: Promise<string>;
}

function connect(token: unknown, headers: Record<string, string> = {}): Line {
  const client = io(url, {
    path: socketPath,
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie: `device=${cookieBeside(String(token))}`, ...headers },
  });
  clients.push(client);
  const heard: unknown[][] = [];
  // The greeting is the first thing that each hears.
  client.onAny((...event) => event[0] !== 'connection' && heard.push(event));
  return {
    client,
    heard,
    connected: new Promise((resolve) => {
      client.once('connect', () => resolve(true));
      client.once('connect_error', ({ message }) => resolve(message));
    }),
    greeted: new Promise((resolve) => client.once('connection', () => resolve())),
    disconnected: new Promise((resolve) => client.once('disconnect', (reason) => resolve(reason))),
  };
}

/** Says something and waits for the answer. */
const ask = ({ client }: Line, name = 'chat') => new Promise((answered) => client.emit(name, answered));

const device = (platform: string) => ({
  device: { ip: '203.0.113.7', appName: 'Tvacha', appVersion: '1.0.0', userAgent: 'Browser', platform },
});

test('[SES-04] [SEC-25] the replaced device is told over its socket which device must go, then its socket ends; nobody else hears of it', async () => {
  const user = await addUser(test$.db);
  const old = await logIn(test$, user, device('Old phone'));
  const bystander = await enter(test$, await addUser(test$.db));
  const [oldLine, otherLine] = [connect(old.token), connect(bystander.token)];
  expect(await Promise.all([oldLine.connected, otherLine.connected])).toEqual([true, true]);
  const next = await logIn(test$, user, device('New phone'));
  const newLine = connect(next.token);
  expect(await newLine.connected).toBe(true);
  expect(await oldLine.disconnected).toBe('io server disconnect');
  expect(oldLine.heard).toEqual([['login', { ip: '203.0.113.7', platform: 'Old phone', appVersion: '1.0.0' }]]);
  // One more event to each who stays: had a login been said to them, it would have come before.
  sockets.realtime.toReaders('Questions', 'question', { question: 'q1' });
  await Promise.all(
    [newLine, otherLine].map(
      ({ client, heard }) => heard.length || new Promise((done) => client.once('question', done)),
    ),
  );
  expect(newLine.heard).toEqual([['question', { question: 'q1' }]]);
  expect(otherLine.heard).toEqual([['question', { question: 'q1' }]]);
});

test('[SES-05] [SEC-40] an event of questions reaches those who may read them when it is said, and nobody else', async () => {
  const reader = await addUser(test$.db);
  const limited = await addUser(test$.db);
  const people = [reader, limited, await addUser(test$.db, { role: 'patient' })];
  const lines: Line[] = [];
  for (const one of people) lines.push(connect((await enter(test$, one)).token));
  await Promise.all(lines.map(({ greeted }) => greeted));
  const tell = async (question: string) => {
    const heard = new Promise((done) => lines[0]?.client.once('question', done));
    sockets.realtime.toReaders('Questions', 'question', { question });
    await heard;
    // Whatever was said to the others before this is there before its answer.
    await Promise.all(lines.map((line) => ask(line)));
  };
  await tell('q1');
  await test$.db
    .update(users)
    .set({ permissions: [{ section: 'Ebooks', read: true }] })
    .where(eq(users.id, limited.id));
  await tell('q2');
  expect(lines.map(({ heard }) => heard.map(([, said]) => said))).toEqual([
    [{ question: 'q1' }, { question: 'q2' }],
    [{ question: 'q1' }],
    [],
  ]);
});

test("[SES-05] an event to a user reaches that user's sockets alone", async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  const other = connect((await enter(test$, await addUser(test$.db))).token);
  const lines = [connect(token), connect(token)];
  expect(await Promise.all([...lines, other].map(({ connected }) => connected))).toEqual([true, true, true]);
  const heard = lines.map(({ client }) => new Promise((done) => client.once('ans', done)));
  sockets.realtime.toUser(user.id, 'ans', { question: 'q2' });
  expect(await Promise.all(heard)).toEqual([{ question: 'q2' }, { question: 'q2' }]);
  expect(other.heard).toEqual([]);
});

test('[SEC-40] a socket without a good token is not let in', async () => {
  const replaced = await addUser(test$.db);
  const stale = (await enter(test$, replaced)).token;
  await enter(test$, replaced);
  for (const token of [undefined, '', 'made-up', 7, { token: stale }, stale]) {
    expect(await connect(token).connected).toBe('SESSION_EXPIRED');
  }
});

test('[SEC-40] a socket from a page of another origin is not let in', async () => {
  const { token } = await enter(test$, await addUser(test$.db));
  expect(await connect(token, { origin: 'https://evil.example' }).connected).toBe('websocket error');
  // Not even one that asks for a host of its own name, as a page does whose name was pointed at this machine.
  const rebound = { origin: 'http://evil.example', host: 'evil.example' };
  expect(await connect(token, rebound).connected).toBe('websocket error');
  expect(await connect(token, { origin: url }).connected).toBe(true);
  expect(await connect(token, { origin: 'https://other.tvacha.example' }).connected).toBe(true);
});

test('[SEC-40] [SEC-24] a socket ends at logout, and with the token that opened it', async () => {
  const leaving = await enter(test$, await addUser(test$.db));
  const line = connect(leaving.token);
  expect(await line.connected).toBe(true);
  await test$.call('POST', '/api/auth/logout', { token: leaving.token });
  expect(await line.disconnected).toBe('io server disconnect');

  const { token } = await enter(test$, await addUser(test$.db));
  test$.clock.forward(599.95);
  const short = connect(token);
  expect(await short.connected).toBe(true);
  test$.clock.forward(0.05);
  // Not the server's "go away": the client comes back by itself, with a newer token.
  expect(await short.disconnected).toBe('transport close');
});

test('[SEC-41] a message larger than 64 KiB ends the socket', async () => {
  const { token } = await enter(test$, await addUser(test$.db));
  const line = connect(token);
  expect(await line.connected).toBe(true);
  line.client.emit('question', 'x'.repeat(70_000));
  expect(await line.disconnected).toBe('transport close');
});

test('[SEC-41] of a fourth socket of a user the oldest goes', async () => {
  const { token } = await enter(test$, await addUser(test$.db));
  const inTurn = async () => {
    const line = connect(token);
    expect(await line.connected).toBe(true);
    return line;
  };
  const [oldest, second, third] = [await inTurn(), await inTurn(), await inTurn()];
  const other = connect((await enter(test$, await addUser(test$.db))).token);
  expect(await other.connected).toBe(true);
  const fourth = await inTurn();
  const gone = await Promise.race(
    [oldest, second, third, other].map(({ disconnected }, at) => disconnected.then(() => at)),
  );
  expect(gone).toBe(0);
  expect([second, third, fourth, other].map(({ client }) => client.connected)).toEqual([true, true, true, true]);
  // A slot that was left is free again.
  second.client.disconnect();
  await inTurn();
  expect(await ask(third)).toEqual({ error: true, code: 'FORBIDDEN' });
});

test('[SEC-40] no event of a client is let through that is not known', async () => {
  const line = connect((await enter(test$, await addUser(test$.db))).token);
  expect(await line.connected).toBe(true);
  expect(await ask(line, 'login')).toEqual({ error: true, code: 'FORBIDDEN' });
  expect(await ask(line, 'join')).toEqual({ error: true, code: 'FORBIDDEN' });
});

test('[SEC-41] the socket of who says more than a hundred things in a minute is closed, and nobody else is hurt', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  const [one, two] = [connect(token), connect(token)];
  const other = connect((await enter(test$, await addUser(test$.db))).token);
  for (const { connected } of [one, two, other]) expect(await connected).toBe(true);
  // What a user says over two sockets is counted together.
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(at % 2 ? one : two)));
  expect(answers).toHaveLength(60);
  for (let said = 0; said < 40; said += 1) await ask(one);
  test$.clock.forward(60);
  for (let said = 0; said < 100; said += 1) await ask(two);
  two.client.emit('chat');
  expect(await two.disconnected).toBe('io server disconnect');
  expect(await ask(other)).toEqual({ error: true, code: 'FORBIDDEN' });
});

test('[SEC-24] a socket whose session ended in silence is found and closed', async () => {
  const user = await addUser(test$.db);
  const line = connect((await enter(test$, user)).token);
  const other = connect((await enter(test$, await addUser(test$.db))).token);
  for (const { connected } of [line, other]) expect(await connected).toBe(true);
  await sockets.sweep();
  expect([line.client.connected, other.client.connected]).toEqual([true, true]);
  await test$.db
    .update(sessions)
    .set({ endedAt: test$.clock.now(), endReason: 'replaced' })
    .where(eq(sessions.userId, user.id));
  await sockets.sweep();
  expect(await line.disconnected).toBe('io server disconnect');
  expect(other.client.connected).toBe(true);
});

test('[API-01] the same app answers over the network, and sees the address of the caller', async () => {
  const response = await fetch(`${url}/api/ip`);
  expect([response.status, (await response.json()).result]).toEqual([200, { ip: '127.0.0.1' }]);
});
