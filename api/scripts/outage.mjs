// Two servers under load, while Postgres and then Redis are stopped, killed and started again under them.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { io } from 'socket.io-client';
import { startPostgres, versionOf } from '../../scripts/lib/postgres.mjs';
import { startRedis } from '../../scripts/lib/redis.mjs';
import { ask, buildServer, makeServer, newFolder, until } from './lib/server.mjs';
import { logIn, lossesIn, members, startWriter } from './lib/writers.mjs';

/** How long each thing stays away, in seconds. */
const away = Number(process.argv[2] ?? 4) * 1000;
const say = (line) => process.stdout.write(`${line}\n`);
const faults = [];
const expect = (holds, what) => {
  if (!holds) faults.push(what);
  say(`  ${holds ? '✓' : '✗'} ${what}`);
};

/** Reads again and again, and keeps count of the answers by kind. */
function startReader(url) {
  let on = true;
  let counts = {};
  let current;
  const done = (async () => {
    while (on) {
      current = ask(url, 'GET', '/api/sitemap');
      const { status, code, headers } = await current;
      const clear = status === 503 && code === 'UNAVAILABLE' && headers.has('retry-after');
      const kind = clear ? 'clear 503' : String(status);
      counts[kind] = (counts[kind] ?? 0) + 1;
      await wait(10);
    }
  })();
  return {
    /** The counts since the last time they were asked for. */
    take() {
      const taken = counts;
      counts = {};
      return taken;
    },
    has: (kind) => kind in counts,
    /** Resolves once what is asked now is answered. */
    settled: () => current,
    stop: () => {
      on = false;
      return done;
    },
  };
}

const openSocket = (url, { token, cookie }) =>
  new Promise((opened, failed) => {
    const client = io(url, {
      path: '/api/socket',
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie: `device=${cookie}` },
    });
    client.heard = [];
    client.onAny((name) => client.heard.push(name));
    client.once('connect', () => opened(client));
    client.once('connect_error', failed);
  });
const closed = (client) => until('the old socket is closed', async () => client.disconnected);

async function mustLogIn(url, member) {
  const { ok, status, code, ...session } = await logIn(url, member);
  if (!ok) throw new Error(`No login: ${status} ${code ?? ''}`);
  return session;
}

/** Whether a login on one server is heard by the old device's socket on the other. */
async function reaches(one, other, member) {
  const client = await openSocket(other, await mustLogIn(other, member));
  await mustLogIn(one, member);
  await Promise.race([closed(client), wait(500)]);
  client.disconnect();
  return client.heard.includes('login');
}

/** A server that was killed may need a moment before its place is free. */
async function startAgain(server) {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      return await server.start();
    } catch {
      await wait(300);
    }
  }
  throw new Error('It did not start again');
}

buildServer();
const postgres = await startPostgres({ safe: true });
const redis = await startRedis();
if (!postgres || !redis) {
  say(`outage: ${postgres ? 'Redis' : 'Postgres'} was neither found nor installed`);
  process.exit(1);
}
const { folder, remove } = newFolder();
const env = {
  DATA_DIR: folder,
  SITE_DIR: folder,
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  SECRET: 'cd'.repeat(32),
  SEAL_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
  OUTBOX: '1',
  SEED: 'demo',
};
const servers = [await makeServer(env), await makeServer(env)];
const totals = {};
let recovery = 0;
try {
  say(`Two servers on ${await versionOf(postgres.url)} and Redis`);
  await Promise.all(servers.map((server) => server.start()));
  const [a, b] = servers;
  const readers = servers.map(({ url }) => startReader(url));
  const [doctor, patient] = members;
  const writer = startWriter(a.url, doctor);
  const take = () => {
    const sum = {};
    for (const reader of readers) {
      for (const [kind, count] of Object.entries(reader.take())) sum[kind] = (sum[kind] ?? 0) + count;
    }
    for (const [kind, count] of Object.entries(sum)) totals[kind] = (totals[kind] ?? 0) + count;
    return sum;
  };
  const only = (counts, ...kinds) => Object.keys(counts).every((kind) => kinds.includes(kind));
  const text = (counts) =>
    Object.entries(counts)
      .map(([kind, count]) => `${count} × ${kind}`)
      .join(', ');
  await until('six writes are acknowledged', async () => writer.acknowledged.length > 5);

  for (const [signal, what] of [
    ['SIGINT', 'stopped'],
    ['SIGKILL', 'killed'],
  ]) {
    take();
    say(`Postgres is ${what}`);
    await postgres.stop(signal);
    await wait(away);
    await until('both servers say that they cannot work', async () =>
      readers.every((reader) => reader.has('clear 503')),
    );
    const counts = take();
    expect(counts['clear 503'] > 0 && only(counts, '200', 'clear 503'), `clear answers: ${text(counts)}`);
    const [health, live] = [await ask(a.url, 'GET', '/api/health'), await ask(a.url, 'GET', '/api/live')];
    expect(health.status === 503 && live.status === 200, 'it says that it is not ready, and that it is alive');
    const before = writer.acknowledged.length;
    await startAgain(postgres);
    const took = await until('both servers are ready and write', async () => {
      const states = await Promise.all(servers.map(({ url }) => ask(url, 'GET', '/api/health')));
      return states.every(({ status }) => status === 200) && writer.acknowledged.length > before;
    });
    recovery = Math.max(recovery, took);
    // What was asked while it was away may be answered only now.
    await Promise.all(readers.map((reader) => reader.settled()));
    take();
    await wait(1000);
    await until('both servers read', async () => readers.every((reader) => reader.has('200')));
    const after = take();
    expect(only(after, '200') && after['200'] > 0, `back after ${took} ms without a restart: ${text(after)}`);
  }

  say('Redis is killed');
  const old = await mustLogIn(b.url, patient);
  const socket = await openSocket(b.url, old);
  take();
  await redis.stop('SIGKILL');
  await wait(away);
  await until('both servers read', async () => readers.every((reader) => reader.has('200')));
  const counts = take();
  expect(only(counts, '200') && counts['200'] > 0, `calls go on: ${text(counts)}`);
  expect(socket.connected, 'sockets stay open');
  const newer = await mustLogIn(b.url, patient);
  await closed(socket);
  expect(socket.heard.includes('login'), 'a login on the same server still tells the old device');
  const next = await mustLogIn(a.url, patient);
  const refused = await ask(b.url, 'GET', '/api/dashboard/datacount', newer);
  expect(
    refused.status === 401 && refused.code === 'SESSION_REPLACED',
    'a session replaced on the other server is refused at its next call',
  );
  const missed = await openSocket(b.url, next);
  await mustLogIn(a.url, patient);
  await redis.start();
  const took = await until('events pass between the servers', () => reaches(a.url, b.url, patient));
  recovery = Math.max(recovery, took);
  expect(true, `events pass between the servers again after ${took} ms`);
  await closed(missed);
  expect(
    !missed.heard.includes('login'),
    'a socket that could not be told of a login elsewhere is closed all the same',
  );
  take();

  await Promise.all([writer.stop(), ...readers.map((reader) => reader.stop())]);
  take();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { lost, torn } = await lossesIn((query) => client.query(query), writer.acknowledged);
  const places = await client.query(
    "select count(*)::int as held from pg_locks where locktype = 'advisory' and objid = 7684022 and granted",
  );
  await client.end();
  expect(places.rows[0].held === servers.length, 'each server has its place on the database again');
  expect(
    writer.acknowledged.length > 0 && lost === 0 && torn === 0,
    `${writer.acknowledged.length} writes acknowledged, ${lost} lost, ${torn} half written`,
  );
  expect(![...writer.answers.keys()].includes(500) && !totals['500'], 'no answer was a 500');
  expect(
    servers.every((server) => server.running()),
    'no server was restarted',
  );
  const sum = Object.values(totals).reduce((all, count) => all + count, 0);
  say(
    `outage: ${sum} reads, ${totals['clear 503'] ?? 0} of them a clear 503, ${writer.acknowledged.length} writes acknowledged, ${lost} lost; back within ${(recovery / 1000).toFixed(1)} s, ${faults.length} faults`,
  );
} catch (error) {
  faults.push(error.message);
  say(`outage: ${error.message}\n${servers.map((server) => server.log()).join('\n')}`);
} finally {
  for (const server of servers) if (server.running()) await server.stop('SIGKILL');
  await Promise.all([postgres.end(), redis.end()]);
  remove();
}
process.exit(faults.length === 0 ? 0 : 1);
