import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { TestEnvironment } from 'jest-environment-node';
import pg from 'pg';
import collectGarbage from '../scripts/jest/collect-garbage.cjs';
import '../scripts/jest/unref-database-timers.cjs';

async function openEmbedded() {
  return { client: await PGlite.create({ extensions: { pg_trgm, unaccent } }) };
}

/** A database of this worker's own on a Postgres server, new at each run. */
async function openOnServer(server) {
  const name = `tvacha_test_${process.env.JEST_WORKER_ID}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists "${name}" with (force)`);
  await client.query(`create database "${name}" template template0`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  // As in the server: more calls at once than connections, so that waiting for one is tried too.
  return { pool: new pg.Pool({ connectionString: url.href, max: 10, allowExitOnIdle: true }) };
}

/** Opens the database in Node's own realm, once per worker, and lends it to each test file. */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { TEST_DATABASE_URL } = process.env;
    globalThis.sharedDatabase ??= TEST_DATABASE_URL ? openOnServer(TEST_DATABASE_URL) : openEmbedded();
    this.global.sharedDatabase = await globalThis.sharedDatabase;
  }

  async teardown() {
    await super.teardown();
    collectGarbage();
  }
}
