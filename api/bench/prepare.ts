import { seed } from '@tvacha/demo/seed';
import { eq } from 'drizzle-orm';
import { createApp } from '../src/app/create-app';
import { migrate } from '../src/db/migrate';
import { openPostgres } from '../src/db/open-postgres';
import { contents, users } from '../src/db/schema';
import { memoryFiles } from '../src/files/memory-files';
import { startSession } from '../src/services/auth/start-session';
import { createCtx } from '../src/services/ctx';
import type { Statement } from './servers/fastify';
import { servicesOver } from './services';

export interface Prepared {
  token: string;
  /** The device cookie beside it. */
  cookie: string;
  rowPath: string;
  listPath: string;
  /** What our server runs for one call of `rowPath`, the session's look-up first. */
  statements: Statement[];
}

const details = { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' };
export const caller = { role: 'all', ip: '127.0.0.1', requestId: 'bench', device: { details } } as const;

/** Notes the statements that go through a pool, or the embedded database, while `work` runs. */
export async function statementsOf(client: { query: unknown }, work: () => Promise<unknown>): Promise<Statement[]> {
  const noted: Statement[] = [];
  const query = (client.query as (...args: unknown[]) => unknown).bind(client);
  const spy = (asked: string | { text: string }, values: unknown[] = [], ...rest: unknown[]) => {
    noted.push({ text: typeof asked === 'string' ? asked : asked.text, values });
    return query(asked, values, ...rest);
  };
  Object.assign(client, { query: spy });
  await work();
  Object.assign(client, { query });
  return noted;
}

/** Fills the database, logs a doctor in and sees what a call costs. */
export async function prepare(databaseUrl: string): Promise<Prepared> {
  const { db, pool, close } = openPostgres({ connectionString: databaseUrl, connections: 4, onError: () => undefined });
  await migrate(db);
  await seed({ db, files: memoryFiles(), pdfs: 0 });
  // As after every large import (docs/operations.md); else the figures depend on when Postgres gets to it.
  await pool.query('vacuum analyze');
  const [doctor] = await db.select().from(users).where(eq(users.email, 'ananya.rao@tvacha.example'));
  const [book] = await db.select({ id: contents.id }).from(contents).where(eq(contents.type, 'ebook')).limit(1);
  if (!doctor || !book) throw new Error('The seed has no such doctor or no book');
  const services = servicesOver(db);
  const { token, deviceCookie } = await startSession(createCtx({ ...services, caller }), doctor);
  const cookie = `device=${deviceCookie}`;
  const app = createApp(services);
  const rowPath = `/api/ebooks/details/?id=${book.id}`;
  const call = async () => {
    const answer = await app.fetch(
      new Request(`http://127.0.0.1${rowPath}`, { headers: { authorization: `Bearer ${token}`, cookie } }),
    );
    if (answer.status !== 200) throw new Error(`${rowPath} answered ${answer.status}`);
  };
  await call();
  const statements = await statementsOf(pool, call);
  await close();
  return { token, cookie, rowPath, listPath: '/api/ebooks?dataPerPage=20', statements };
}
