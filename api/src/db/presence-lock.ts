import pg from 'pg';

/** Servers of this product that are at work on a database, told by a lock each of them holds. */
const presence = 7_684_022;

/** Another server works on the same database, and one of the two cannot share. */
export class NotAlone extends Error {}

export interface PresenceOptions {
  connectionString: string;
  /** Whether this server shares its counters and sockets with others, and may work beside them. */
  shares: boolean;
  onError(error: Error): void;
}

/**
 * Holds a place beside the other servers on this database, or the only place where this one cannot share:
 * several processes without Redis would each count limits alone and not hear of each other's logins.
 * The place is taken again after the connection was lost.
 */
export async function takePresenceLock(options: PresenceOptions): Promise<() => Promise<void>> {
  const { connectionString, shares, onError } = options;
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function take(): Promise<void> {
    const mine = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true });
    mine.on('error', onError);
    await mine.connect();
    const { rows } = await mine.query<{ taken: boolean }>(
      `select pg_try_advisory_lock${shares ? '_shared' : ''}($1) as taken`,
      [presence],
    );
    if (!rows[0]?.taken) {
      await mine.end();
      throw new NotAlone('Another server uses this database. Several processes need REDIS_URL, each of them.');
    }
    client = mine;
    mine.once('end', again);
  }

  function again(): void {
    if (closed) return;
    timer = setTimeout(() => {
      take().catch((error: Error) => {
        onError(error);
        again();
      });
    }, 1000);
  }

  await take();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  };
}
