import { seed } from '@tvacha/demo/seed';
import { testPasswordCost } from '../src/auth/password';
import { openPglite } from '../src/db/open-pglite';
import { openPostgres } from '../src/db/open-postgres';
import { makeApp } from '../src/testing/make-app';
import type { Target } from './target';
import { unlimited } from './unlimited';

/** Lends a database to `makeApp`, as the environment of the tests does. */
export async function lendDatabase(url: string | undefined): Promise<() => Promise<void>> {
  const shared = globalThis as unknown as { sharedDatabase: unknown };
  if (url) {
    const { pool, close } = openPostgres({ connectionString: url, connections: 10, onError: () => undefined });
    shared.sharedDatabase = { pool };
    return close;
  }
  const { client, close } = await openPglite();
  shared.sharedDatabase = { client };
  return close;
}

/**
 * Opens the server over the demo content, without a socket or a port between.
 * @param url a Postgres database that may be emptied; the embedded database where it is missing
 */
export async function openTarget(url?: string): Promise<Target> {
  const close = await lendDatabase(url);
  const target = await makeTarget();
  return { ...target, name: url ? 'PostgreSQL' : 'PGlite', close };
}

/** The same over a database that was lent already, with or without the demo content. */
export async function makeTarget(seeded = true): Promise<Target> {
  const test = await makeApp(unlimited);
  if (seeded)
    await seed({ db: test.db, files: test.files, clock: test.clock, pdfs: 1, passwordCost: testPasswordCost });
  return {
    name: 'lent database',
    origin: 'http://127.0.0.1',
    services: test,
    send: async (request, ip) => test.app.fetch(request, { ip: ip ?? '127.0.0.1' }),
    lastFailure: () => test.logged.findLast((line) => line.includes('"failed"')) ?? '',
    close: async () => undefined,
  };
}
