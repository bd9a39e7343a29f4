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

/** Opens the embedded database: in memory, or in a folder when `dataDir` names one. */
export async function openPglite(options: PGliteOptions = {}): Promise<OpenDatabase> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm, unaccent } });
  return { client, db: drizzle(client, { schema }), close: () => client.close() };
}
