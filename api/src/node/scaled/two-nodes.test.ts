import { createServer } from 'node:http';
import { silentLog } from '../../app/log';
import { endNodes, newDatabase, openLine, type ServerNode, startNode, testRedis } from '../../testing/run-node';
import { readEnv } from '../env';
import { listen } from '../listen';
import { openShared } from '../open-shared';
import { attachSockets, type Sockets } from '../sockets/sockets';

let a: ServerNode;
let b: ServerNode;
let database: string;
/** A process of this test's own beside the two. */
let third: { sockets: Sockets; close(): Promise<void> };
beforeAll(async () => {
  database = await newDatabase('nodes');
  const env = { DATABASE_URL: database, REDIS_URL: testRedis(), SEED: 'demo' };
  // Both at once on an empty database: one migrates and fills it, the other waits.
  [a, b] = await Promise.all([startNode(env), startNode(env)]);
  const shared = openShared(readEnv({ REDIS_URL: testRedis() }), silentLog);
  const server = createServer();
  await listen(server, 0, '127.0.0.1');
  const sockets = attachSockets(server, { ...shared, mayOpen: () => true });
  await shared.ready;
  third = { sockets, close: () => sockets.close().then(shared.close) };
});
afterAll(async () => {
  await Promise.all([endNodes(), third.close()]);
});

const doctor = { email: 'ananya.rao@tvacha.example', password: 'Indigo-library-56' };
const patient = { email: 'patient@tvacha.example', password: 'Jasmine-window-23' };

async function logIn(node: ServerNode, { email, password }: typeof doctor) {
  const body = { type: 'password', email, password, loginUser: 'doctor' };
  const reply = await node.call('POST', '/api/auth/login', { body });
  expect(reply.body.code).toBe('LOGIN_SUCCESS');
  return reply.body.token ?? '';
}

/** What a line heard but for notices: the job that announces meetings sends those to an enrolled member at any moment. */
const eventsOf = ({ heard }: ReturnType<typeof openLine>) => heard.filter(([name]) => name !== 'notice');

test('[API-02] processes that start at once share one database, migrated and filled once', async () => {
  for (const node of [a, b]) {
    const { status, body } = await node.call('GET', '/api/health');
    expect([status, body.code]).toEqual([200, 'SUCCESS']);
  }
  const [one, two] = await Promise.all([a, b].map((node) => node.call('GET', '/api/dashboard/datacount')));
  expect(one?.body.result).toEqual(two?.body.result);
  expect([a, b].filter((node) => node.log().includes('"Seeded '))).toHaveLength(1);
});

test('[SES-04] [SEC-25] a login on one process tells the old device on the other, and closes its socket', async () => {
  const old = await logIn(b, doctor);
  const [line, bystander] = [openLine(b.url, old), openLine(b.url, await logIn(b, patient))];
  expect([await line.connected, await bystander.connected]).toEqual([true, true]);
  const told = line.next('login');
  await logIn(a, doctor);
  expect(await told).toMatchObject({ ip: expect.any(String), platform: expect.any(String) });
  expect(await line.disconnected).toBe('io server disconnect');
  expect(eventsOf(line)).toHaveLength(1);
  expect(eventsOf(bystander)).toEqual([]);
  const { status, body } = await b.call('GET', '/api/dashboard/datacount', { token: old });
  expect([status, body.code]).toEqual([401, 'SESSION_REPLACED']);
});

test('[SEC-24] a logout on one process closes the socket on the other', async () => {
  const token = await logIn(a, doctor);
  const line = openLine(b.url, token);
  expect(await line.connected).toBe(true);
  await a.call('POST', '/api/auth/logout', { token });
  expect(await line.disconnected).toBe('io server disconnect');
});

test('[SES-05] [SEC-40] what one process says to readers reaches theirs on the others, once, and nobody else', async () => {
  const reader = openLine(b.url, await logIn(a, doctor));
  const other = openLine(a.url, await logIn(a, patient));
  for (const { connected } of [reader, other]) expect(await connected).toBe(true);
  // Each goes its own way through Redis: which comes first is not promised.
  const both = Promise.all([reader.next('question'), reader.next('ans')]);
  third.sockets.realtime.toReaders('Questions', 'question', { question: 'q1' });
  third.sockets.realtime.toReaders('Questions', 'ans', { question: 'q1' });
  await both;
  expect(
    eventsOf(reader)
      .map(([name]) => name)
      .sort(),
  ).toEqual(['ans', 'question']);
  expect(eventsOf(other)).toEqual([]);
});

test('[SEC-41] sockets of a user are counted over all processes', async () => {
  const token = await logIn(a, doctor);
  const first = openLine(a.url, token);
  expect(await first.connected).toBe(true);
  for (const node of [b, b, b]) expect(await openLine(node.url, token).connected).toBe(true);
  expect(await first.disconnected).toBe('io server disconnect');
});

test('[SEC-42] a process that cannot share does not start beside others', async () => {
  const alone = await startNode({ DATABASE_URL: database, REDIS_URL: '' });
  expect(await alone.ended).toBe(1);
  expect(alone.log()).toMatch(
    /Another server uses this database\. Several processes need REDIS_URL, each of them\.\n$/,
  );
});

test('[SEC-43] a process that is told to stop ends its sockets and itself', async () => {
  const line = openLine(b.url, await logIn(b, patient));
  expect(await line.connected).toBe(true);
  b.child.kill('SIGTERM');
  expect(await line.disconnected).toMatch(/^transport close|io server disconnect$/);
  expect(await b.ended).toBe(0);
  expect((await a.call('GET', '/api/health')).status).toBe(200);
});
