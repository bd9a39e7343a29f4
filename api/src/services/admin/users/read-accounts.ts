import type { AccountColumn } from '@tvacha/shared-contract/bulk';
import { byteOrderMark } from '@tvacha/shared-contract/csv';
import { count, isNull, sql } from 'drizzle-orm';
import { users } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import type { VerbInput } from '../../verb';
import { columnsOf, defused, headLine, rowsAsCsv } from './account-table';
import { orders, wanted } from './which-users';

export type ExportWanted = VerbInput<'admin.users.export'>['body'];

/** Accounts of one query: few enough to hold neither memory nor the event loop. */
const batch = 1000;
/** Queries under way at once, so that the database works while a part is on its way. */
const ahead = 3;
/** Bytes of an id. */
const idLength = 16;

/** The ids of all that are wanted, in their order, one after the other: 1.6 MB for a hundred thousand. */
async function chosenIds({ db }: Pick<Ctx, 'db'>, body: ExportWanted): Promise<Uint8Array> {
  const chosen = db
    .select({ id: users.id })
    .from(users)
    .where(wanted(body))
    .orderBy(...orders[body.sort])
    .as('chosen');
  const [row] = await db.select({ ids: sql<Uint8Array | null>`string_agg(uuid_send(${chosen.id}), '')` }).from(chosen);
  return row?.ids ?? new Uint8Array();
}

/** Some accounts in the order of their ids, as a text; those erased meanwhile are left out. */
async function readSome({ db }: Pick<Ctx, 'db'>, ids: Uint8Array, columns: readonly AccountColumn[]) {
  const [row] = await db
    .select({ rows: count(), text: rowsAsCsv(columns, sql`chosen.place`) })
    .from(sql`generate_series(0, ${ids.length / idLength - 1}::int) as chosen(place)`)
    .innerJoin(
      users,
      sql`${users.id} = encode(substr(${ids}::bytea, chosen.place * ${idLength}::int + 1, ${idLength}::int), 'hex')::uuid`,
    )
    .where(isNull(users.erasedAt));
  return { rows: row?.rows ?? 0, text: row?.text ?? null };
}

/**
 * The list of accounts as CSV with a byte order mark, by which spreadsheets know that it is UTF-8; some hundred lines at
 * a time. Who is in it, and where, is settled at its beginning: everybody comes once, however rows change meanwhile, and
 * each as it is when it is read. Nothing is held in the database between two parts.
 */
export async function* readAccounts(
  ctx: Pick<Ctx, 'db'>,
  body: ExportWanted,
): AsyncGenerator<{ text: string; rows: number }, void> {
  const columns = columnsOf(body.columns);
  const ids = await chosenIds(ctx, body);
  const step = batch * idLength;
  const parts: ReturnType<typeof readSome>[] = [];
  let from = 0;
  function readNext(): void {
    if (from >= ids.length) return;
    const part = readSome(ctx, ids.subarray(from, from + step), columns);
    // Where reading ends before it is awaited, nobody hears that it failed.
    part.catch(() => undefined);
    parts.push(part);
    from += step;
  }
  for (let at = 0; at < ahead; at += 1) readNext();
  yield { text: byteOrderMark + headLine(columns), rows: 0 };
  for (let part = parts.shift(); part; part = parts.shift()) {
    const { rows, text } = await part;
    readNext();
    if (text !== null) yield { text: defused(text), rows };
  }
}
