import { sql } from 'drizzle-orm';
import { migrate } from '../../src/db/migrate';
import { openPostgres } from '../../src/db/open-postgres';
import { enterOffice, fillAccounts, type Office } from './fill-accounts';
import { fillLog, fillTalks } from './fill-records';

interface Amounts {
  users: number;
  /** Entries of the log. */
  entries: number;
  talks: number;
}

/** Fills an empty Postgres database with what an office of some years has, and lets an admin in. */
export async function fillOffice(databaseUrl: string, { users, entries, talks }: Amounts): Promise<Office> {
  const { db, pool, close } = openPostgres({ connectionString: databaseUrl, connections: 2, onError: () => undefined });
  await migrate(db);
  await db.execute(sql`set statement_timeout = 0`);
  await fillAccounts(db, users);
  await fillLog({ db, pool }, entries);
  await fillTalks(db, talks);
  // Last, as its entry in the log follows the others.
  const office = await enterOffice(db);
  await pool.query('vacuum analyze');
  await close();
  return office;
}
