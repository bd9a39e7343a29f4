import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './db';
import * as schema from './schema';

export interface PostgresOptions {
  connectionString: string;
  /** Most connections of this process. */
  connections: number;
  /** Milliseconds without a byte after which a connection at work counts as dead; a statement may take 15 s. */
  silence?: number;
  /** Told of connections that broke; the pool opens new ones by itself. */
  onError(error: Error): void;
}

export interface PostgresDatabase {
  db: Db;
  pool: pg.Pool;
  /** Runs `work` while no other process does the same, on a connection whose statements may take their time. */
  exclusively<T>(work: (patient: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Any number; all servers of this product must agree on it. */
const startLock = 7_684_021;

/**
 * Opens a pool of connections to a Postgres server. Nothing waits for ever: a connection 5 s, a statement 15 s,
 * an answer or a transaction that has gone silent 20 s. It is opened even while the server is away.
 */
export function openPostgres({
  connectionString,
  connections,
  silence = 20_000,
  onError,
}: PostgresOptions): PostgresDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
    application_name: 'tvacha',
  });
  pool.on('error', onError);
  // A connection that breaks in the middle of a transaction tells nobody but itself, and unheard it would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
    const socket = socketOf(client);
    socket.on('timeout', () => socket.destroy(new Error(`Connection terminated: silent for ${silence} ms`)));
  });
  // Not `query_timeout` of pg: with it each result outlives all small collections, and a list of 100,000 accounts
  // grew the heap by 20 MB.
  pool.on('acquire', (client) => socketOf(client).setTimeout(silence));
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0));
  return {
    pool,
    db: drizzle(pool, { schema }),
    exclusively: (work) => exclusively(connectionString, onError, work),
    close: () => pool.end(),
  };
}

/** The socket of a connection, or what encrypts it; both have a timer of silence. */
const socketOf = ({ connection: { stream } }: pg.PoolClient) =>
  stream as typeof stream & { setTimeout(ms: number): void };

/** The lock lives as long as a connection of its own: should this process die, it is free at once. */
async function exclusively<T>(
  connectionString: string,
  onError: (error: Error) => void,
  work: (patient: Db) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, application_name: 'tvacha start' });
  client.on('error', onError);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await work(drizzle(client, { schema }));
  } finally {
    await client.end();
  }
}
