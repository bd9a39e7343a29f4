import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { silentLog } from '../../app/log';
import type { Db } from '../../db/db';
import { isAway } from '../../db/is-away';
import { openPostgres, type PostgresDatabase } from '../../db/open-postgres';
import { takePresenceLock } from '../../db/presence-lock';
import { memoryFiles } from '../../files/memory-files';
import { newDatabase } from '../../testing/run-node';
import { readEnv } from '../env';
import { createMetrics } from '../metrics';
import { openData } from '../open-data';

let connectionString: string;
let data: PostgresDatabase;
const broken: Error[] = [];
const onError = (error: Error) => void broken.push(error);
beforeAll(async () => {
  connectionString = await newDatabase('pool');
  data = openPostgres({ connectionString, connections: 3, onError });
});
afterAll(() => data.close());

const ask = async (db: Db, what: string) => {
  const [row] = await db.select({ value: sql<string>`${sql.raw(what)}::text` }).from(sql`(values (1)) as one`);
  return row?.value;
};

test('[SEC-42] statements of a call are given up in time, those of a migration are not', async () => {
  expect(await ask(data.db, "current_setting('statement_timeout')")).toBe('15s');
  expect(await data.exclusively((patient) => ask(patient, "current_setting('statement_timeout')"))).toBe('0');
});

test('[SEC-42] the demo data fill a database on a connection that a busy machine may be slow on', async () => {
  const limits: unknown[] = [];
  const own = { DATABASE_URL: await newDatabase('slow'), DATA_DIR: tmpdir(), SEED: 'demo' as const };
  const env = { ...readEnv({}, { hasDemo: true }), ...own };
  const demo = {
    seed: async ({ db }: { db: Db }) => {
      for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
        limits.push(await ask(db, `current_setting('${name}')`));
    },
    welcome: () => [],
  };
  const opened = await openData(env, memoryFiles(), silentLog, createMetrics(undefined), demo);
  await opened.close();
  expect(limits).toEqual(['0', '0']);
});

test('[SEC-42] a connection whose answer stays away is a database that is away, and the next call works', async () => {
  const impatient = openPostgres({ connectionString, connections: 1, silence: 100, onError });
  try {
    expect(await ask(impatient.db, 'pg_sleep(10)').then(() => false, isAway)).toBe(true);
    expect(await ask(impatient.db, '1')).toBe('1');
  } finally {
    await impatient.close();
  }
});

test('[API-02] of many who want the database to themselves each has it alone', async () => {
  let inside = 0;
  const most: number[] = [];
  const alone = () =>
    data.exclusively(async (patient) => {
      inside += 1;
      most.push(inside);
      await ask(patient, 'pg_sleep(0.02)');
      inside -= 1;
    });
  await Promise.all([alone(), alone(), alone(), alone()]);
  expect(most).toEqual([1, 1, 1, 1]);
});

test('[SEC-42] a connection that breaks in the middle of a transaction is a database that is away, and the next call works', async () => {
  const cut = data.db.transaction(async (tx) => {
    await ask(tx, 'pg_terminate_backend(pg_backend_pid())');
  });
  expect(await cut.then(() => false, isAway)).toBe(true);
  const idle = data.db.transaction(async (tx) => {
    const own = await ask(tx, 'pg_backend_pid()');
    // From outside, while this one waits and nobody listens to its connection but the pool.
    await ask(data.db, `pg_terminate_backend(${own})`);
    await ask(data.db, 'pg_sleep(0.05)');
    await ask(tx, '1');
  });
  expect(await idle.then(() => false, isAway)).toBe(true);
  expect(await ask(data.db, '1')).toBe('1');
  expect(broken.length).toBeGreaterThan(0);
});

test('[SEC-42] a server that cannot share finds no place beside another; those that can find one each', async () => {
  const shares = { connectionString, onError, shares: true };
  const places = await Promise.all([takePresenceLock(shares), takePresenceLock(shares)]);
  const alone = { ...shares, shares: false };
  await expect(takePresenceLock(alone)).rejects.toThrow('Another server uses this database');
  for (const leave of places) await leave();
  const leave = await takePresenceLock(alone);
  await expect(takePresenceLock(shares)).rejects.toThrow('Another server uses this database');
  await leave();
});
