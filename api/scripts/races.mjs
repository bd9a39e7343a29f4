// The races on the embedded database and on a Postgres server: that of DATABASE_URL, which is emptied, else one of our own.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startPostgres, versionOf } from '../../scripts/lib/postgres.mjs';
import { bad, say } from '../../scripts/lib/run.mjs';

const { DATABASE_URL, ...env } = process.env;
const own = DATABASE_URL ? undefined : await startPostgres().catch((error) => bad(error.message));
const server = DATABASE_URL ?? own?.url;
if (server) say(`With ${await versionOf(server)}`);
else bad('Postgres: no server was given, found or installed. Set DATABASE_URL or POSTGRES_BIN.');
const { status } = spawnSync('npx', ['tsx', 'races/main.ts', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: { ...env, ...(server ? { RACES_DATABASE_URL: server } : {}) },
});
await own?.end();
process.exit(status ?? 1);
