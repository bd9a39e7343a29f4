import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from './db';
import * as schema from './schema';

export interface OpenDatabase {
  db: Db;
  client: PGlite;
  close(): Promise<void>;
}

interface Options extends PGliteOptions {
  /** Awaited before each message to the database, which works on the event loop. */
  pace?: () => Promise<void>;
}

/** Has `pace` awaited before each message: those who wait for the database follow each other without a pause. */
export function paceMessages(client: Pick<PGlite, 'execProtocolStream'>, pace: () => Promise<void>): void {
  const send = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (...message) => {
    await pace();
    return send(...message);
  };
}

/** Opens the embedded database: in memory, or in a folder when `dataDir` names one. */
export async function openPglite({ pace, ...options }: Options = {}): Promise<OpenDatabase> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm, unaccent } });
  if (pace) paceMessages(client, pace);
  return { client, db: drizzle(client, { schema }), close: () => client.close() };
}
