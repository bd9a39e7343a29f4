import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/db';

/** A text that the database knows, with the words that say of what it is. */
export interface KnownText {
  text: string;
  marks: ReadonlySet<string>;
}

/** Columns whose values open doors: ids first of all, then what people type to find something. */
const telling = new Set(['slug', 'email', 'phone', 'customer_id', 'code', 'name', 'title', 'url']);
/** Of each kind in a table. */
const each = 6;

/** The beginnings of words, so that `quizzes` goes with `quiz` and `users` with `user`. */
const marksOf = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .toLowerCase()
      .split(/[^a-z]+/)
      .map((word) => word.slice(0, 4)),
  );

interface Column {
  table: string;
  column: string;
  type: string;
}

async function textsOf(db: Db, { table, column }: Column, columns: Column[], owners: string[]): Promise<KnownText[]> {
  const has = (name: string) => columns.some((one) => one.table === table && one.column === name);
  const name = (of: string) => sql.raw(`t."${of}"`);
  const divider = ['type', 'kind', 'approval', 'status', 'metric'].find(has);
  const kind = divider ? name(divider) : sql`''`;
  const own = has('user_id') && owners.length > 0 ? sql`(${name('user_id')} in ${owners})` : sql`false`;
  // What belongs together comes together: a poll, and the options of that poll.
  const order = name(has('content_id') ? 'content_id' : column);
  const ranked = sql`(
    select ${name(column)}::text as "text", coalesce(${kind}, '') as "kind",
      row_number() over (partition by ${kind} order by ${own} desc, md5(${order}::text), ${name(column)}::text) as "rank"
    from ${sql.raw(`public."${table}"`)} t where ${name(column)} is not null) ranked`;
  const rows = await db
    .select({ text: sql<string>`"text"`, kind: sql<string>`"kind"` })
    .from(ranked)
    .where(sql`"rank" <= ${each}`)
    .orderBy(sql`"kind", "rank"`);
  return rows.map((row) => ({ text: row.text, marks: marksOf(`${table} ${row.kind}`) }));
}

/**
 * Texts that the database knows, the same at every run; an input made of them gets further than chance would.
 * @param owners people whose own rows come first
 */
export async function knownTexts(db: Db, owners: string[]): Promise<KnownText[]> {
  const columns: Column[] = await db
    .select({
      table: sql<string>`table_name`,
      column: sql<string>`column_name`,
      type: sql<string>`data_type`,
    })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`table_name, column_name`);
  const wanted = columns.filter(
    ({ column, type }) => (column === 'id' && type === 'uuid') || (telling.has(column) && type === 'text'),
  );
  const texts: KnownText[] = [];
  for (const one of wanted) texts.push(...(await textsOf(db, one, columns, owners)));
  return texts;
}

/** What an operation is likeliest to want, and all of it. */
export function groundFor(id: string, texts: readonly KnownText[]): { near: string[]; texts: string[] } {
  const marks = marksOf(id);
  const near = texts.filter((one) => [...one.marks].some((mark) => mark !== '' && marks.has(mark)));
  return { near: near.map(({ text }) => text), texts: texts.map(({ text }) => text) };
}
