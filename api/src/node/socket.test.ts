import type { Server } from 'node:http';
import { socketPath } from '@tvacha/shared-contract/realtime';
import { io, type Socket } from 'socket.io-client';
import { makeApp, type TestApp } from '../testing/make-app';
import { addUser, enter, logIn } from '../testing/people';
import { admitSocket } from './admit-socket';
import { drain, listen, makeServer } from './listen';
import { attachSockets, type Sockets } from './socket';

let test$: TestApp;
let server: Server;
let sockets: Sockets;
let url: string;
let clients: Socket[] = [];

beforeAll(async () => {
  server = makeServer((request, ip) => test$.app.fetch(request, { ip }), false);
  url = await listen(server, 0, '127.0.0.1');
  sockets = attachSockets(server, url);
  test$ = await makeApp({}, sockets.realtime);
  sockets.open(admitSocket(test$));
});
afterEach(() => {
  for (const client of clients) client.disconnect();
  clients = [];
});
afterAll(() => Promise.all([drain(server), sockets.close()]));

interface Line {
  client: Socket;
  heard: unknown[];
  connected: Promise<true | string>;
  disconnected: Promise<string>;
}

function connect(token: unknown, headers: Record<string, string> = {}): Line {
  const client = io(url, {
    path: socketPath,
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
  clients.push(client);
  const heard: unknown[] = [];
  client.onAny((...event) => heard.push(event));
  return {
    client,
    heard,
    connected: new Promise((resolve) => {
      client.once('connect', () => resolve(true));
      client.once('connect_error', ({ message }) => resolve(message));
    }),
    disconnected: new Promise((resolve) => client.once('disconnect', (reason) => resolve(reason))),
  };
}

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
  sockets.realtime.toAll('question', { question: 'q1' });
  await Promise.all(
    [newLine, otherLine].map(
      ({ client, heard }) => heard.length || new Promise((done) => client.once('question', done)),
    ),
  );
  expect(newLine.heard).toEqual([['question', { question: 'q1' }]]);
  expect(otherLine.heard).toEqual([['question', { question: 'q1' }]]);
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
  expect(await connect(token, { origin: url }).connected).toBe(true);
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

test('[API-01] the same app answers over the network, and sees the address of the caller', async () => {
  const response = await fetch(`${url}/api/ip`);
  expect([response.status, (await response.json()).result]).toEqual([200, { ip: '127.0.0.1' }]);
});
