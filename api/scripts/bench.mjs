// The bench of the server, on a Postgres server and Redis of its own.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startPostgres, versionOf } from '../../scripts/lib/postgres.mjs';
import { startRedis } from '../../scripts/lib/redis.mjs';
import { bad, say } from '../../scripts/lib/run.mjs';

const postgres = await startPostgres().catch((error) => bad(error.message));
const redis = await startRedis().catch((error) => bad(error.message));
let status = 1;
if (postgres) {
  say(`With ${await versionOf(postgres.url)}${redis ? ' and Redis' : '; no Redis, so no figure across two nodes'}`);
  const env = { ...process.env, BENCH_DATABASE_URL: postgres.url, ...(redis ? { BENCH_REDIS_URL: redis.url } : {}) };
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  // A large young heap: else the slowest calls tell of the collections of what measures them.
  ({ status } = spawnSync(
    process.execPath,
    [
      '--max-semi-space-size=64',
      '--min-semi-space-size=64',
      '--import',
      'tsx',
      'bench/main.ts',
      ...process.argv.slice(2),
    ],
    { cwd, stdio: 'inherit', env },
  ));
} else bad('Postgres: no server was found or installed. Set POSTGRES_BIN.');
await redis?.end();
await postgres?.end();
process.exit(status ?? 1);
