import { sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { tablesOf } from '../db/table-snapshot';
import { lent } from './test-database';

/**
 * Fills an empty database with the rows that `seed` makes. The first call of a worker seeds and sets a copy aside,
 * the others put the copy in: a third of the time.
 */
export async function fillSeeded(db: Db, seed: () => Promise<void>): Promise<void> {
  const shared = lent();
  const run = async (statements: string[]) => {
    await db.transaction(async (tx) => {
      // Foreign keys hold in the copy as they held when it was made.
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
  };
  const tables = (await tablesOf(db)).filter(({ name }) => name !== 'schema_migrations');
  if (shared.seeded) {
    await run(
      tables.map(
        ({ name, columns }) => `insert into public."${name}" (${columns}) select ${columns} from seeded."${name}"`,
      ),
    );
    return;
  }
  await seed();
  await run([
    'drop schema if exists seeded cascade',
    'create schema seeded',
    ...tables.map(({ name, columns }) => `create table seeded."${name}" as select ${columns} from public."${name}"`),
  ]);
  shared.seeded = true;
}
