// The races on the embedded database, on a Postgres server (that of DATABASE_URL, which is emptied, else one of our
// own), and on two processes that share a Postgres and a Redis of our own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres, versionOf } from '../../scripts/lib/postgres.mjs';
import { startRedis } from '../../scripts/lib/redis.mjs';
import { bad, say } from '../../scripts/lib/run.mjs';
import { buildServer, makeServer, newFolder } from './lib/server.mjs';

const { DATABASE_URL, ...env } = process.env;
const own = DATABASE_URL ? undefined : await startPostgres().catch((error) => bad(error.message));
const server = DATABASE_URL ?? own?.url;
if (server) say(`With ${await versionOf(server)}`);
else bad('Postgres: no server was given, found or installed. Set DATABASE_URL or POSTGRES_BIN.');

/** Two servers with the demo data, on a database of their own. */
async function startPair() {
  const [database, redis] = [await startPostgres(), await startRedis()];
  if (!database || !redis) return bad('Postgres or Redis: none was found. Install them, or set POSTGRES_BIN.');
  buildServer();
  const folders = [newFolder(), newFolder()];
  const shared = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SECRET: 'ab'.repeat(32),
    SEAL_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    SEED: 'demo',
    OUTBOX: '1',
  };
  const servers = await Promise.all(
    folders.map(({ folder }) => makeServer({ ...shared, DATA_DIR: folder, SITE_DIR: folder })),
  );
  await Promise.all(servers.map(({ start }) => start()));
  return {
    urls: servers.map(({ url }) => url).join(','),
    async end() {
      await Promise.all(servers.map(({ stop }) => stop()));
      for (const { remove } of folders) remove();
      await redis.end();
      await database.end();
    },
  };
}

const pair = await startPair();
const races = spawn('npx', ['tsx', 'races/main.ts', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: {
    ...env,
    ...(server ? { RACES_DATABASE_URL: server } : {}),
    ...(pair ? { RACES_SERVERS: pair.urls } : {}),
  },
});
const [status] = await once(races, 'exit');
await pair?.end();
await own?.end();
process.exit(status ?? 1);
