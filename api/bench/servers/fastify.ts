import fastify from 'fastify';
import pg from 'pg';
import { optionsGiven, serveParent } from '../child';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Bare Fastify and pg: the statements that our server runs for a call, and the rows as they come. */
const { port, databaseUrl, statements } = optionsGiven<{
  port: number;
  databaseUrl: string;
  statements: Statement[];
}>();
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = fastify();
app.get('/row', async () => {
  let rows: unknown[] = [];
  for (const { text, values } of statements) ({ rows } = await pool.query(text, values));
  return { error: false, code: 'SUCCESS', message: 'Success', result: rows[0] };
});
await app.listen({ port, host: '127.0.0.1' });
serveParent(() => undefined);
