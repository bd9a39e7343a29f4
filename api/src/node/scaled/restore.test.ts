import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@tvacha/shared-contract';
import pg from 'pg';
import { cookieBeside } from '../../testing/browser';
import { endNodes, newDatabase, type ServerNode, startNode } from '../../testing/run-node';

// The drills of docs/operations.md, "Backups": what is destroyed is brought back, and is then worth the same.

const SECRET = 'cd'.repeat(32);
const SEAL_KEYS = `1:${Buffer.alloc(32, 9).toString('base64')}`;
let folder: string;
const place = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tvacha-restore-'));
});
afterAll(async () => {
  await endNodes();
  await rm(folder, { recursive: true, force: true });
});

interface Place {
  DATA_DIR: string;
  DATABASE_URL: string;
}
const start = (where: Place) => startNode({ ...where, SECRET, SEAL_KEYS, REDIS_URL: '', SEED: 'demo' });
const stop = (node: ServerNode) => {
  node.child.kill('SIGTERM');
  return node.ended;
};

/** Runs a program of the server's operator. @returns what it said, and whether it ended well */
const run = (program: string, where: Place, ...given: string[]) =>
  new Promise<{ ok: boolean; said: string }>((done) => {
    const env = { ...process.env, ...where, SECRET, SEAL_KEYS, OUTBOX: '1', SEED: 'none', REDIS_URL: '' };
    const args = ['--import', 'tsx', join(__dirname, '..', program), ...given];
    execFile(process.execPath, args, { env }, (error, out, err) => done({ ok: !error, said: out + err }));
  });

async function query<Row>(connectionString: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

/** Rows of each table, as lines like those of the move. */
async function counts(connectionString: string): Promise<string[]> {
  const named = `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'schema_migrations' order by 1`;
  const tables = await query<{ name: string }>(connectionString, named);
  const each = tables.map(({ name }) => `select '${name}: ' || count(*) as line from "${name}"`);
  const rows = await query<{ line: string }>(connectionString, each.join(' union all '));
  return rows.map(({ line }) => line).sort();
}
const countsIn = (said: string) => [...said.matchAll(/^ {2}(\S+: \d+)$/gm)].map(([, line]) => line).sort();

const people = { email: 'ananya.rao@tvacha.example', password: 'Indigo-library-56' };

const slugOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A member logs in and reads a book of which there is a file: the hash of that. */
async function readsABook({ url, call }: ServerNode, { DATA_DIR }: Place): Promise<string> {
  const [slug] = (await readdir(join(DATA_DIR, 'files/ebooks'))).sort();
  const body = { type: 'password', loginUser: 'doctor', ...people };
  const { status, body: login } = await call('POST', '/api/auth/login', { body });
  expect(status).toBe(200);
  const token = login.token ?? '';
  const list = (await call('GET', '/api/ebooks?dataPerPage=1000', { token })).body.result as Result<'ebooks.list'>;
  const book = list.items.find(({ title }) => `${slugOf(title)}.pdf` === slug);
  const shown = await call('GET', `/api/ebooks/details/?id=${book?._id}`, { token });
  const { fileUrl } = shown.body.result as Result<'ebooks.details'>;
  const file = await fetch(new URL(fileUrl ?? '', url), { headers: { cookie: `device=${cookieBeside(token)}` } });
  expect(file.status).toBe(200);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe('%PDF');
  return createHash('sha256').update(bytes).digest('hex');
}

test('[SEC-43] a copied folder, a move to Postgres and a dump each bring everything back', async () => {
  const first = { DATA_DIR: place('first'), DATABASE_URL: '' };
  const node = await start(first);
  const book = await readsABook(node, first);
  const onPostgres = { ...first, DATABASE_URL: await newDatabase('moved') };
  // Not under the hands of a server.
  expect(await run('move.ts', onPostgres)).toMatchObject({ ok: false, said: expect.stringContaining('is using') });
  expect(await stop(node)).toBe(0);

  // Embedded: the folder, copied while the server is stopped.
  const second = { ...first, DATA_DIR: place('second') };
  await cp(first.DATA_DIR, second.DATA_DIR, { recursive: true });
  const moved = await run('move.ts', onPostgres);
  expect(moved.said).toMatch(/^Moved \d+ rows/m);
  await rm(first.DATA_DIR, { recursive: true });
  const again = await start(second);
  expect(await readsABook(again, second)).toBe(book);
  await stop(again);
  expect(await run('verify-audit.ts', second)).toMatchObject({ ok: true, said: expect.stringContaining('is whole') });

  // Postgres: what was moved is all there, and nothing is moved onto it again.
  const { DATABASE_URL } = onPostgres;
  const third = { ...second, DATABASE_URL };
  expect(await counts(DATABASE_URL)).toEqual(countsIn(moved.said));
  const onto = await run('move.ts', third);
  expect(onto).toEqual({
    ok: false,
    said: expect.stringMatching(/^The target is not empty: there are rows in \w+\.\n$/),
  });
  const open = `select conname from pg_constraint where condeferrable`;
  expect(await query(DATABASE_URL, open)).toEqual([]);
  const served = await start(third);
  expect(await readsABook(served, third)).toBe(book);
  await stop(served);
  // What went off the machine with the log.
  const { seq, hash } = JSON.parse(/.*head of the audit log.*/.exec(served.log())?.[0] ?? '{}');

  // A dump, taken back into another, empty database.
  const dump = place('nightly.dump');
  execFileSync('pg_dump', ['-Fc', '-f', dump, DATABASE_URL]);
  const before = await counts(DATABASE_URL);
  await query(DATABASE_URL, 'drop schema public cascade');
  const restored = { ...third, DATABASE_URL: await newDatabase('restored') };
  execFileSync('pg_restore', ['--no-owner', '--exit-on-error', '-d', restored.DATABASE_URL, dump]);
  expect(await counts(restored.DATABASE_URL)).toEqual(before);
  expect(await run('verify-audit.ts', restored, `${seq}:${hash}`)).toEqual({
    ok: true,
    said: expect.stringContaining('is whole'),
  });
  expect(await run('verify-audit.ts', restored, `${seq - 1}:${hash}`)).toEqual({
    ok: false,
    said: expect.stringContaining(`Row ${seq - 1} is not the one whose hash was logged.`),
  });
  expect(await readsABook(await start(restored), restored)).toBe(book);
});

test('the schema has no sequence, which a move would have to set', async () => {
  const target = { DATA_DIR: place('none'), DATABASE_URL: await newDatabase('sequences') };
  await stop(await startNode({ ...target, SECRET, SEAL_KEYS, REDIS_URL: '', SEED: 'none' }));
  expect(await query(target.DATABASE_URL, 'select sequencename from pg_sequences')).toEqual([]);
});
