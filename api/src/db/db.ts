import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database, or a transaction of it: PGlite and node-postgres alike. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
