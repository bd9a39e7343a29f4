import type { PGlite } from '@electric-sql/pglite';

interface Column {
  table: string;
  columns: string;
}

const keep = 'kept';

/** Columns of each table but the generated ones, which the database fills in itself. */
const tablesOf = async (client: PGlite) =>
  (
    await client.query<Column>(
      `select table_name as "table", string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
         from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        group by table_name`,
    )
  ).rows;

/**
 * Remembers the database as it is now.
 * @returns a function that brings it back, row for row; foreign keys rest meanwhile
 */
export async function remember(client: PGlite): Promise<() => Promise<void>> {
  const tables = await tablesOf(client);
  await client.exec(
    [
      `create schema ${keep}`,
      ...tables.map(
        ({ table, columns }) => `create table ${keep}."${table}" as select ${columns} from public."${table}"`,
      ),
    ].join(';'),
  );
  const bringBack = [
    `set session_replication_role = replica`,
    `truncate ${tables.map(({ table }) => `public."${table}"`).join(', ')}`,
    ...tables.map(
      ({ table, columns }) => `insert into public."${table}" (${columns}) select ${columns} from ${keep}."${table}"`,
    ),
    `set session_replication_role = default`,
  ].join(';');
  return () => client.exec(bringBack).then(() => undefined);
}
