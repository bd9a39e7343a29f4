import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import * as schema from '../db/schema';

/** What the Jest environment lends: the embedded database, or a pool of connections to a server. */
type Connection = { client: PGlite } | { pool: Pool };
/** `tables` are there once the database has been migrated: as one text, since an array would keep its test's realm. */
type SharedDatabase = Connection & { tables?: string; seeded?: boolean };

export const lent = () => (globalThis as unknown as { sharedDatabase: SharedDatabase }).sharedDatabase;

const dbOf = (shared: SharedDatabase): Db =>
  'pool' in shared ? drizzleServer(shared.pool, { schema }) : drizzleEmbedded(shared.client, { schema });

async function tablesOf(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public' and tablename <> 'schema_migrations'`);
  return rows.map(({ name }) => name).sort();
}

/** Deleted rows leave their pages behind; a table with more of them than this is truncated. */
const mostBytes = 131_072;

/** Empties the tables that hold something: to truncate all of them takes ten times as long as to look. */
async function emptyTables(db: Db, tables: readonly string[]): Promise<void> {
  const look = tables.map(
    (name) =>
      `select '${name}' as name, pg_relation_size('"${name}"')::int as bytes, exists (select from "${name}") as held`,
  );
  const found = await db
    .select({ name: sql<string>`name`, bytes: sql<number>`bytes` })
    .from(sql.raw(`(${look.join(' union all ')}) as looked`))
    .where(sql`held or bytes > ${mostBytes}`);
  if (found.length === 0) return;
  const large = found.filter(({ bytes }) => bytes > mostBytes).map(({ name }) => `"${name}"`);
  await db.transaction(async (tx) => {
    // Neither foreign keys nor what guards the audit log look while this lasts.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { name, bytes } of found) if (bytes <= mostBytes) await tx.execute(sql.raw(`delete from "${name}"`));
    if (large.length > 0) await tx.execute(sql.raw(`truncate ${large.join(', ')} cascade`));
  });
}

/** The worker's database, migrated and empty. */
export async function emptyDatabase(): Promise<Db> {
  const shared = lent();
  const db = dbOf(shared);
  if (!shared.tables) {
    await migrate(db);
    shared.tables = (await tablesOf(db)).join(' ');
  }
  await emptyTables(db, shared.tables.split(' '));
  return db;
}

/** What the audit log notes of a refusal, and where its chain then ends. */
const ofRefusal = /^audit_head |^refused_files |^audit_log .*"action": ?"(?:proof\.failed|access\.refused)"/;

/**
 * Every row of every table as JSON, to see whether anything was written, or what must not be; but for the note that a
 * call was refused (SEC-43), which is no part of what it was refused.
 */
export async function dump(db: Db): Promise<string> {
  const parts = (await tablesOf(db)).map((name) => `select '${name} ' || to_jsonb(t)::text as row from "${name}" t`);
  const rows = await db.select({ row: sql<string>`row` }).from(sql.raw(`(${parts.join(' union all ')}) as everything`));
  return rows
    .map(({ row }) => row)
    .filter((row) => !ofRefusal.test(row))
    .sort()
    .join('\n');
}
