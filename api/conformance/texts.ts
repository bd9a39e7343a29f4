import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/db';

/** Columns whose values open doors: ids first of all, then what people type to find something. */
const telling = new Set(['slug', 'email', 'phone', 'customer_id', 'code', 'name', 'title', 'url']);
const each = 4;

/** Texts that the database knows, the same at every run; a fuzzed input made of them gets further than chance would. */
export async function knownTexts(db: Db): Promise<string[]> {
  const columns = await db
    .select({
      table: sql<string>`table_name`,
      column: sql<string>`column_name`,
      type: sql<string>`data_type`,
    })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`table_name, column_name`);
  const texts = new Set<string>();
  for (const { table, column, type } of columns) {
    if (!(column === 'id' && type === 'uuid') && !(telling.has(column) && type === 'text')) continue;
    const rows = await db
      .select({ text: sql<string>`t."${sql.raw(column)}"::text` })
      .from(sql`public."${sql.raw(table)}" t`)
      .where(sql`t."${sql.raw(column)}" is not null`)
      .orderBy(sql`md5(t."${sql.raw(column)}"::text)`)
      .limit(table === 'contents' ? each * 10 : each);
    for (const { text } of rows) texts.add(text);
  }
  return [...texts];
}
