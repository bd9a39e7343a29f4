import { sql } from 'drizzle-orm';
import type { Db } from './db';

/** The rows of all tables as they were, and what was written to since. */
export interface TableSnapshot {
  /** Tables that were written to and kept it, since this was asked last. What was rolled back does not count. */
  written(): Promise<string[]>;
  /** Brings tables back that were written to: those named, or all. */
  restore(only?: ReadonlySet<string>): Promise<void>;
  /** From now on tables are brought back as they are at this moment. */
  remember(names: readonly string[]): Promise<void>;
  /** Compares every row of every table; the names of tables that are not as they were. Slow. */
  differing(): Promise<string[]>;
  /** Takes triggers and copies down. */
  close(): Promise<void>;
}

export interface Table {
  name: string;
  /** All but those the database fills in itself. */
  columns: string;
}

/** Tables of the product with their columns, ready for a statement. */
export const tablesOf = (db: Db): Promise<Table[]> =>
  db
    .select({
      name: sql<string>`table_name`,
      columns: sql<string>`string_agg(quote_ident(column_name), ', ' order by ordinal_position)`,
    })
    .from(sql`information_schema.columns join information_schema.tables using (table_schema, table_name)`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'`)
    .groupBy(sql`table_name`);

/** Only rows that differ are touched: the search indexes make writing all of them slow. */
function bringBack(schema: string, { name, columns }: Table): string[] {
  const now = `select row(${columns})::text from public."${name}"`;
  const before = `select kept::text from ${schema}."${name}" kept`;
  return [
    `delete from public."${name}" where row(${columns})::text not in (${before})`,
    `insert into public."${name}" (${columns})
      select ${columns} from ${schema}."${name}" kept where kept::text not in (${now})`,
  ];
}

/** How many rows stand on one side alone, two that are alike told apart. */
const differences = (schema: string, { name, columns }: Table) => {
  const now = `select row(${columns})::text from public."${name}"`;
  const before = `select kept::text from ${schema}."${name}" kept`;
  return `select '${name}' as name where exists (${now} except all ${before}) or exists (${before} except all ${now})`;
};

/**
 * Copies all tables and sets triggers up that note each write.
 * @param schema where copies and notes lie; several snapshots of one database need one each
 */
export async function snapshotTables(db: Db, schema: string): Promise<TableSnapshot> {
  const tables = await tablesOf(db);
  const setUp = [
    `drop schema if exists ${schema} cascade`,
    `create schema ${schema}`,
    `create table ${schema}.writes (name text not null)`,
    `create function ${schema}.note() returns trigger language plpgsql as
      $$ begin insert into ${schema}.writes values (tg_table_name); return null; end $$`,
    ...tables.flatMap(({ name, columns }) => [
      `create table ${schema}."${name}" as select ${columns} from public."${name}"`,
      `create trigger ${schema} after insert or update or delete on public."${name}"
        for each row execute function ${schema}.note()`,
      `create trigger ${schema}_truncate after truncate on public."${name}"
        for each statement execute function ${schema}.note()`,
    ]),
  ];
  for (const statement of setUp) await db.execute(sql.raw(statement));
  const dirty = new Set<string>();

  return {
    async written() {
      const rows = await db.selectDistinct({ name: sql<string>`name` }).from(sql.raw(`${schema}.writes`));
      if (rows.length > 0) await db.execute(sql.raw(`truncate ${schema}.writes`));
      const names = rows.map(({ name }) => name).sort();
      for (const name of names) dirty.add(name);
      return names;
    },
    async restore(only = dirty) {
      const back = tables.filter(({ name }) => dirty.has(name) && only.has(name));
      if (back.length === 0) return;
      await db.transaction(async (tx) => {
        // Neither foreign keys nor the triggers look while this lasts.
        await tx.execute(sql`set local session_replication_role = replica`);
        for (const table of back)
          for (const statement of bringBack(schema, table)) await tx.execute(sql.raw(statement));
      });
      for (const { name } of back) dirty.delete(name);
    },
    async remember(names) {
      for (const { name, columns } of tables.filter((table) => names.includes(table.name))) {
        await db.execute(sql.raw(`truncate ${schema}."${name}"`));
        await db.execute(sql.raw(`insert into ${schema}."${name}" select ${columns} from public."${name}"`));
        dirty.delete(name);
      }
      await db.execute(sql.raw(`truncate ${schema}.writes`));
    },
    async differing() {
      const parts = tables.map((table) => `(${differences(schema, table)})`);
      const rows = await db
        .select({ name: sql<string>`name` })
        .from(sql.raw(`(${parts.join(' union all ')}) as found`));
      return rows.map(({ name }) => name).sort();
    },
    async close() {
      await db.execute(sql.raw(`drop schema ${schema} cascade`));
    },
  };
}
