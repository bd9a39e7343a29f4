import { seed } from '@tvacha/demo/seed';
import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { testPasswordCost } from '../auth/password';
import { users } from '../db/schema';
import { makeApp, type TestApp } from './make-app';
import { type LoggedIn, logIn } from './people';
import { fillSeeded } from './seeded-rows';

/** The app over the demo content; files are made only where a test reads them. */
export async function makeSeededApp(pdfs = 0): Promise<TestApp> {
  const test = await makeApp();
  const { db, files, clock } = test;
  const fill = () => seed({ db, files, clock, pdfs, passwordCost: testPasswordCost });
  await (pdfs === 0 ? fillSeeded(db, fill) : fill());
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
