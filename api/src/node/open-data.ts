import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Log } from '../app/log';
import type { Db } from '../db/db';
import { isAway } from '../db/is-away';
import { migrate } from '../db/migrate';
import { openPglite } from '../db/open-pglite';
import { openPostgres } from '../db/open-postgres';
import { takePresenceLock } from '../db/presence-lock';
import { settings } from '../db/schema';
import type { FileStore } from '../files/file-store';
import { type DemoData, demoMark } from './demo-data';
import { type Env, EnvError } from './env';
import { isExposed } from './env-rules';
import type { Metrics } from './metrics';
import { createPace } from './pace';
import { throttle } from './throttle';

interface Data {
  db: Db;
  /** Runs `work` while no other process does the same, with a database whose statements may take their time. */
  exclusively<T>(work: (patient: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

async function openEmbedded({ DATA_DIR }: Env): Promise<Data> {
  const { db, close } = await openPglite({ dataDir: join(DATA_DIR, 'database'), pace: createPace() });
  return { db, close, exclusively: (work) => work(db) };
}

async function openServer(connectionString: string, env: Env, log: Log, metrics: Metrics): Promise<Data> {
  const onError = throttle(10_000, ({ message }: Error) => log.warn({ reason: message }, 'database connection lost'));
  const leave = await whenThere(log, () =>
    takePresenceLock({ connectionString, shares: Boolean(env.REDIS_URL), onError }),
  );
  const { db, pool, exclusively, close } = openPostgres({ connectionString, connections: env.DATABASE_POOL, onError });
  metrics.watch('database_connections', 'Connections to the database', () => pool.totalCount);
  metrics.watch('database_connections_idle', 'Connections without work', () => pool.idleCount);
  metrics.watch('database_waiting', 'Calls that wait for a connection', () => pool.waitingCount);
  return {
    db,
    exclusively,
    close: async () => {
      await close();
      await leave();
    },
  };
}

/** A database that is away when a server starts is waited for, as one is that goes away later. */
async function whenThere<T>(log: Log, open: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isAway(error)) throw error;
      log.warn({ reason: (error as Error).message }, 'waiting for the database');
      await wait(2000);
    }
  }
}

/** Accounts whose passwords everybody knows were not left behind by an earlier start. */
async function refuseDemo(db: Db): Promise<void> {
  const [seeded] = await db.select({ key: settings.key }).from(settings).where(eq(settings.key, demoMark));
  if (seeded)
    throw new EnvError('SEED: this database holds demo accounts, and others can reach the server; give public-demo');
}

/** Opens the database, up to date and, where asked for, filled. */
export async function openData(env: Env, files: FileStore, log: Log, metrics: Metrics, demo?: DemoData): Promise<Data> {
  const { DATABASE_URL, SEED, DATA_DIR } = env;
  await mkdir(DATA_DIR, { recursive: true });
  const data = DATABASE_URL ? await openServer(DATABASE_URL, env, log, metrics) : await openEmbedded(env);
  await whenThere(log, () =>
    data.exclusively(async (patient) => {
      await migrate(patient);
      if (isExposed(env) && !env.publicDemo) await refuseDemo(patient);
      if (SEED === 'demo') await demo?.seed({ db: patient, files, log: (line) => log.info({}, line) });
    }),
  );
  return data;
}
