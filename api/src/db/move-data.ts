import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

/** The target is not what rows can be moved into; its message says why, in one line. */
export class CannotMove extends Error {}

/** Rows of one statement. */
const batch = 500;

type Query = <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
interface Table {
  name: string;
  columns: string;
}

/** All but those the database fills in itself. */
const listTables = `
  select table_name as name, string_agg(quote_ident(column_name), ', ' order by column_name) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
  group by table_name order by table_name`;
const listKeys = `
  select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace`;

/** How many rows a table has, and a sum over all that is in them, whatever their order. */
const sumOf = ({ name, columns }: Table) => `
  select count(*)::int as rows, coalesce(sum(('x' || left(md5(row(${columns})::text), 15))::bit(60)::bigint), 0)::text as sum
  from public."${name}"`;

async function tablesOf(query: Query): Promise<Table[]> {
  const { rows } = await query<Table>(listTables);
  return rows.filter(({ name }) => name !== 'schema_migrations');
}

const migrationsOf = async (query: Query) =>
  (await query<{ tag: string }>('select tag from schema_migrations order by tag')).rows.map(({ tag }) => tag).join(' ');

async function refuseOthers(from: Query, to: Query, tables: Table[]): Promise<void> {
  if ((await migrationsOf(from)) !== (await migrationsOf(to)))
    throw new CannotMove(
      'The embedded database has the tables of another version. Start this version on it once, and stop it.',
    );
  for (const { name } of tables) {
    const { rows } = await to(`select 1 from public."${name}" limit 1`);
    if (rows.length > 0) throw new CannotMove(`The target is not empty: there are rows in ${name}.`);
  }
}

async function copyTable(from: Query, to: Query, { name, columns }: Table): Promise<void> {
  await from(
    `declare moved no scroll cursor for select to_jsonb(t)::text as row from (select ${columns} from public."${name}") t`,
  );
  for (;;) {
    const { rows } = await from<{ row: string }>(`fetch ${batch} from moved`);
    if (rows.length === 0) break;
    // As text all the way, so that no number and no moment passes through a JavaScript one.
    await to(
      `insert into public."${name}" (${columns})
        select ${columns} from jsonb_populate_recordset(null::public."${name}", $1::jsonb)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    );
  }
  await from('close moved');
}

/**
 * Copies all rows of an embedded database into an empty Postgres one with the same tables, in one transaction: all or
 * nothing. Foreign keys are looked at when everything is there, for which owning the tables is enough. Each table is
 * then compared, by the number of its rows and a sum over them.
 * @param tell is told each table when it is copied
 * @throws CannotMove where the target has rows or other tables, or what arrived is not what was sent
 */
export async function moveData(
  source: PGlite,
  target: pg.Client,
  tell: (table: string, rows: number) => void,
): Promise<void> {
  const from: Query = (text, values) => source.query(text, values);
  const to: Query = (text, values) => target.query(text, values) as never;
  // What a row looks like as text depends on these.
  for (const query of [from, to]) {
    await query("set timezone = 'UTC'");
    await query("set datestyle = 'ISO'");
  }
  const tables = await tablesOf(to);
  await refuseOthers(from, to, tables);
  await from('begin isolation level repeatable read read only');
  await to('begin');
  try {
    const { rows: keys } = await to<{ table: string; name: string }>(listKeys);
    const alter = async (how: string) => {
      for (const { table, name } of keys) await to(`alter table ${table} alter constraint ${name} ${how}`);
    };
    await alter('deferrable initially deferred');
    for (const table of tables) {
      await copyTable(from, to, table);
      const [sent, arrived] = await Promise.all(
        [from, to].map(async (query) => (await query<{ rows: number; sum: string }>(sumOf(table))).rows[0]),
      );
      if (sent?.rows !== arrived?.rows || sent?.sum !== arrived?.sum)
        throw new CannotMove(`${table.name} did not arrive as it was: ${arrived?.rows} of ${sent?.rows} rows.`);
      tell(table.name, arrived?.rows ?? 0);
    }
    await to('set constraints all immediate');
    await alter('not deferrable');
    await to('commit');
  } catch (error) {
    await to('rollback');
    throw error;
  } finally {
    await from('rollback');
  }
}
