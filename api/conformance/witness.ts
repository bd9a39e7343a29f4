import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/db';

/** Sees every row that is written, and can bring the rows back that there were at first. */
export interface Witness {
  /** Tables that were written to and kept it, since this was asked last. What was rolled back does not count. */
  written(): Promise<string[]>;
  /** Brings tables back that were written to: those named, or all. */
  restore(only?: ReadonlySet<string>): Promise<void>;
  /** From now on tables are brought back as they are at this moment. */
  remember(names: readonly string[]): Promise<void>;
  /** Takes triggers and copies down. */
  close(): Promise<void>;
}

interface Table {
  name: string;
  /** All but those the database fills in itself. */
  columns: string;
}

const tablesOf = (db: Db): Promise<Table[]> =>
  db
    .select({
      name: sql<string>`table_name`,
      columns: sql<string>`string_agg(quote_ident(column_name), ', ' order by ordinal_position)`,
    })
    .from(sql`information_schema.columns join information_schema.tables using (table_schema, table_name)`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'`)
    .groupBy(sql`table_name`);

/** Only rows that differ are touched: the search indexes make writing all of them slow. */
function bringBack({ name, columns }: Table): string[] {
  const now = `select row(${columns})::text from public."${name}"`;
  const before = `select kept::text from witness."${name}" kept`;
  return [
    `delete from public."${name}" where row(${columns})::text not in (${before})`,
    `insert into public."${name}" (${columns})
      select ${columns} from witness."${name}" kept where kept::text not in (${now})`,
  ];
}

/** Sets triggers and copies up. */
export async function openWitness(db: Db): Promise<Witness> {
  const tables = await tablesOf(db);
  const setUp = [
    'drop schema if exists witness cascade',
    'create schema witness',
    'create table witness.writes (name text not null)',
    `create function witness.note() returns trigger language plpgsql as
      $$ begin insert into witness.writes values (tg_table_name); return null; end $$`,
    ...tables.flatMap(({ name, columns }) => [
      `create table witness."${name}" as select ${columns} from public."${name}"`,
      `create trigger witness after insert or update or delete on public."${name}"
        for each row execute function witness.note()`,
    ]),
  ];
  for (const statement of setUp) await db.execute(sql.raw(statement));
  const dirty = new Set<string>();

  return {
    async written() {
      const rows = await db.selectDistinct({ name: sql<string>`name` }).from(sql`witness.writes`);
      if (rows.length > 0) await db.execute(sql`truncate witness.writes`);
      const names = rows.map(({ name }) => name).sort();
      for (const name of names) dirty.add(name);
      return names;
    },
    async restore(only = dirty) {
      const back = tables.filter(({ name }) => dirty.has(name) && only.has(name));
      if (back.length === 0) return;
      await db.transaction(async (tx) => {
        // Neither foreign keys nor the witness look while this lasts.
        await tx.execute(sql`set local session_replication_role = replica`);
        for (const table of back) for (const statement of bringBack(table)) await tx.execute(sql.raw(statement));
      });
      for (const { name } of back) dirty.delete(name);
    },
    async remember(names) {
      for (const { name, columns } of tables.filter((table) => names.includes(table.name))) {
        await db.execute(sql.raw(`truncate witness."${name}"`));
        await db.execute(sql.raw(`insert into witness."${name}" select ${columns} from public."${name}"`));
        dirty.delete(name);
      }
      await db.execute(sql`truncate witness.writes`);
    },
    async close() {
      await db.execute(sql`drop schema witness cascade`);
    },
  };
}
