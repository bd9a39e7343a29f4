import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import * as schema from '../db/schema';

/** The worker's database, migrated and empty. */
export async function emptyDatabase(): Promise<Db> {
  const db = drizzle((globalThis as unknown as { sharedDatabase: PGlite }).sharedDatabase, { schema });
  await migrate(db);
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  await db.execute(sql.raw(`truncate ${rows.map(({ name }) => `"${name}"`).join(', ')} cascade`));
  return db;
}
