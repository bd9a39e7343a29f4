import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import * as schema from '../db/schema';

/** What the Jest environment lends: the embedded database, or a pool of connections to a server. */
type SharedDatabase = { client: PGlite } | { pool: Pool };

function sharedDb(): Db {
  const { sharedDatabase } = globalThis as unknown as { sharedDatabase: SharedDatabase };
  return 'pool' in sharedDatabase
    ? drizzleServer(sharedDatabase.pool, { schema })
    : drizzleEmbedded(sharedDatabase.client, { schema });
}

async function tablesOf(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public' and tablename <> 'schema_migrations'`);
  return rows.map(({ name }) => name).sort();
}

/** The worker's database, migrated and empty. */
export async function emptyDatabase(): Promise<Db> {
  const db = sharedDb();
  await migrate(db);
  const tables = await tablesOf(db);
  await db.execute(sql.raw(`truncate ${tables.map((name) => `"${name}"`).join(', ')} cascade`));
  return db;
}

/** Every row of every table as JSON, to see whether anything was written, or what must not be. */
export async function dump(db: Db): Promise<string> {
  const parts = (await tablesOf(db)).map((name) => `select '${name} ' || to_jsonb(t)::text as row from "${name}" t`);
  const rows = await db.select({ row: sql<string>`row` }).from(sql.raw(`(${parts.join(' union all ')}) as everything`));
  return rows
    .map(({ row }) => row)
    .sort()
    .join('\n');
}
