import { type Placeholder, sql } from 'drizzle-orm';
import type { Db } from './db';

const made = new WeakMap<Db, Map<string, unknown>>();

/**
 * A statement that is put together once for each database, and known to the database by its name from then on: what
 * is asked all the time costs neither building nor parsing again. Names must tell statements apart whose text differs.
 * @param build makes the statement under this name, with `sql.placeholder` for each value
 */
export function prepared<Statement>(db: Db, name: string, build: (name: string) => Statement): Statement {
  const known = made.get(db) ?? new Map<string, unknown>();
  made.set(db, known);
  const statement = (known.get(name) as Statement | undefined) ?? build(name);
  known.set(name, statement);
  return statement;
}

/**
 * A value of a prepared statement that its plan does not depend on. Postgres would plan a limit that it knows anew at
 * each call, as small ones look cheaper than the one plan for all that it could keep.
 */
export const unplanned = (name: string) => sql`(select ${sql.placeholder(name)}::int)` as unknown as Placeholder;
