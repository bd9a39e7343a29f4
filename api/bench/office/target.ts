import pg from 'pg';
import { createApp } from '../../src/app/create-app';
import type { OpenDatabase } from '../../src/db/open-pglite';
import { openPostgres } from '../../src/db/open-postgres';
import { statementsOf } from '../prepare';
import type { Statement } from '../servers/fastify';
import { servicesOver } from '../services';
import type { Office } from './fill-accounts';
import { readWhole } from './read-whole';

/** A server with its database, asked as staff, and the database alone. */
export interface Target {
  /** Asks for a path of the API and reads the answer whole. Throws where it is refused. */
  ask(path: string): Promise<void>;
  /** The statements that one such answer takes. */
  statementsFor(path: string): Promise<Statement[]>;
  /** Runs a statement with nothing around it. */
  query(statement: Statement): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

const headersOf = ({ token, cookie }: Office) => ({ authorization: `Bearer ${token}`, cookie });

function expectOk(path: string, status: number): void {
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

async function read(path: string, response: Response): Promise<void> {
  await response.arrayBuffer();
  expectOk(path, response.status);
}

/** A server at an address, on Postgres. */
export async function postgresTarget(databaseUrl: string, origin: string, office: Office): Promise<Target> {
  const { db, pool, close } = openPostgres({ connectionString: databaseUrl, connections: 2, onError: () => undefined });
  const app = createApp(servicesOver(db));
  const bare = new pg.Client({ connectionString: databaseUrl });
  await bare.connect();
  const init = { headers: headersOf(office) };
  return {
    ask: async (path) => expectOk(path, (await readWhole(origin + path, init.headers)).status),
    statementsFor: (path) =>
      statementsOf(pool, async () => read(path, await app.fetch(new Request(origin + path, init)))),
    query: ({ text, values }) => bare.query({ text, values, rowMode: 'array' }),
    async close() {
      await bare.end();
      await close();
    },
  };
}

/** The app on the embedded database, in this process as where it runs for real. */
export function embeddedTarget({ db, client, close }: OpenDatabase, office: Office): Target {
  const app = createApp(servicesOver(db));
  const ask = async (path: string) =>
    read(path, await app.fetch(new Request(`http://127.0.0.1${path}`, { headers: headersOf(office) })));
  return {
    ask,
    statementsFor: (path) => statementsOf(client, () => ask(path)),
    query: ({ text, values }) => client.query(text, values, { rowMode: 'array' }),
    close,
  };
}
