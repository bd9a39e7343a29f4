import { seed } from '@tvacha/demo/seed';
import type { Result } from '@tvacha/shared-contract';
import { eq, sql } from 'drizzle-orm';
import { testPasswordCost } from '../auth/password';
import type { Db } from '../db/db';
import { users } from '../db/schema';
import { tablesOf } from '../db/table-snapshot';
import { makeApp, type TestApp } from './make-app';
import { type LoggedIn, logIn } from './people';
import { lent } from './test-database';

/**
 * Fills an empty database with the rows that `seed` makes. The first call of a worker seeds and sets a copy aside,
 * the others put the copy in: a third of the time.
 */
async function fillSeeded(db: Db, seed: () => Promise<void>): Promise<void> {
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

/** The app over the demo content, without its files. */
export async function makeSeededApp(): Promise<TestApp> {
  const test = await makeApp();
  const { db, files, clock } = test;
  await fillSeeded(db, () => seed({ db, files, clock, pdfs: 0, passwordCost: testPasswordCost }));
  return test;
}

/** Logs a doctor of the seed in by phone code. */
export async function logInSeeded(test: TestApp, email: string): Promise<LoggedIn> {
  const [user] = await test.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`Nobody has the address ${email}`);
  return logIn(test, user);
}

export type Ebooks = Result<'ebooks.list'>;
export type Articles = Result<'articles.list'>;
export type Applicants = Result<'admin.users.list'>;
