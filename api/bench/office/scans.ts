import type pg from 'pg';
import { createApp } from '../../src/app/create-app';
import { openPostgres } from '../../src/db/open-postgres';
import { statementsOf } from '../prepare';
import type { Statement } from '../servers/fastify';
import { servicesOver } from '../services';
import type { Office } from './fill-office';

const figures = ['funnel?by=week', 'funnel?by=month', 'reads?days=90', 'misses', 'places'];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const large = new Set(['users', 'audit_log', 'chat_messages']);

/** The large tables that the plans of these statements read from end to end. */
export async function seqScansOf(pool: pg.Pool, statements: Statement[]): Promise<string[]> {
  const tables = new Set<string>();
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`explain (format json) ${text}`, values);
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan)) {
      const { 'Node Type': type, 'Relation Name': table = '' } = node;
      if (type === 'Seq Scan' && large.has(table)) tables.add(table);
    }
  }
  return [...tables];
}

/** The figures of the dashboard in whose plans the table of accounts is read from end to end. */
export async function scansOf(databaseUrl: string, { token, cookie }: Office): Promise<string[]> {
  const { db, pool, close } = openPostgres({ connectionString: databaseUrl, connections: 2, onError: () => undefined });
  const app = createApp(servicesOver(db));
  const found: string[] = [];
  for (const figure of figures) {
    const request = new Request(`http://127.0.0.1/api/admin/figures/${figure}`, {
      headers: { authorization: `Bearer ${token}`, cookie },
    });
    const statements = await statementsOf(pool, async () => {
      const { status } = await app.fetch(request);
      if (status !== 200) throw new Error(`${figure} answered ${status}`);
    });
    if ((await seqScansOf(pool, statements)).includes('users')) found.push(figure);
  }
  await close();
  return found;
}
