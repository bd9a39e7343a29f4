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
