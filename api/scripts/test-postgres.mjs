// The API suite on a Postgres server and Redis: those of DATABASE_URL and REDIS_URL, else servers of our own.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startPostgres, versionOf } from '../../scripts/lib/postgres.mjs';
import { startRedis } from '../../scripts/lib/redis.mjs';
import { bad, say } from '../../scripts/lib/run.mjs';
import { buildServer } from './lib/server.mjs';

// Servers that the tests start get their addresses from the tests alone.
const { DATABASE_URL, REDIS_URL, ...env } = process.env;
const own = [];

/** The address that was given, or of a server started here; null, said in one line, where neither can be had. */
async function need(name, given, start, advice) {
  if (given) return given;
  const server = await start().catch((error) => {
    bad(error.message);
    return undefined;
  });
  if (server) own.push(server);
  else bad(`${name}: no server was given, found or installed. ${advice}`);
  return server?.url ?? null;
}

const database = await need('Postgres', DATABASE_URL, () => startPostgres(), 'Set DATABASE_URL or POSTGRES_BIN.');
const redis = await need('Redis', REDIS_URL, () => startRedis(), 'Set REDIS_URL, or install redis-server.');
let code = 1;
if (database && redis) {
  say(`API suite on ${await versionOf(database)}`);
  buildServer();
  const api = fileURLToPath(new URL('..', import.meta.url));
  const jest = spawn(
    'npx',
    ['jest', '--config', 'jest.scaled.config.mjs', '--maxWorkers=2', ...process.argv.slice(2)],
    {
      cwd: api,
      stdio: 'inherit',
      env: { ...env, TEST_DATABASE_URL: database, TEST_REDIS_URL: redis, SERVER_BUILT: '1' },
    },
  );
  code = await new Promise((done) => jest.on('exit', (exit) => done(exit ?? 1)));
}
for (const server of own) await server.end();
process.exit(code);
