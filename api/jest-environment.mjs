import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { TestEnvironment } from 'jest-environment-node';

/** The database's WASM sets timers of ten seconds that would keep the worker alive after its last test. */
function letGoOfTimers() {
  const real = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign((callback, ...rest) => {
    const timer = real(callback, ...rest);
    if (String(callback).includes('__emscripten_timeout')) timer.unref();
    return timer;
  }, real);
}

async function open() {
  letGoOfTimers();
  return PGlite.create({ extensions: { pg_trgm, unaccent } });
}

/** Opens the database in Node's own realm, once per worker, and lends it to each test file. */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    globalThis.sharedDatabase ??= open();
    this.global.sharedDatabase = await globalThis.sharedDatabase;
  }
}
