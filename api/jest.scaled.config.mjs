import { readdirSync, readFileSync } from 'node:fs';
import config from './jest.config.mjs';

/**
 * What behaves by the store it runs on: transactions and locks, unique rows under races, search, sorting and
 * counting, expiry, erasure by foreign keys, and what needs two servers.
 */
const storeDependent = [
  'conformance/conformance',
  'races/races',
  'src/db/migrate',
  // A restore needs pg_dump and three servers one after the other: the full run has it.
  'src/node/scaled/(?!restore)[^/]+',
  'src/services/account/(?:people-in-tables|privacy)',
  'src/services/outbox/outbox',
  'src/services/admin/(?:chats/chats|codes/codes|contents/contents|users/[^/]+)',
  'src/services/(?:audit|audit-chain|audit-refusal|ctx|purge-records)',
  'src/services/auth/(?:codes|failures|login|passwords|refresh|second-factor|sessions|single-device|strangers)',
  'src/services/(?:contents|finder|learning|questions|telemetry)/[^/]+',
  'src/services/reading/(?:counts|ebooks)',
  'src/services/registration/(?:register|verify-contact|verify-customer)',
  'src/services/uploads/quota',
];

/** How a test is told from those that have no database, for which another store proves nothing. */
const usesDatabase = /makeApp|makeSeededApp|uploadApp|emptyDatabase|makeTarget|runRace|newDatabase/;

/** Packages with such tests, beside each other. */
const packages = ['api', 'demo'];

const testFiles = () =>
  packages.flatMap((folder) =>
    readdirSync(`${import.meta.dirname}/../${folder}`, { recursive: true })
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`),
  );

const testsWithDatabase = () =>
  testFiles().filter(
    (name) => name.includes('/scaled/') || usesDatabase.test(readFileSync(`${import.meta.dirname}/../${name}`, 'utf8')),
  );

/** What the short run has: the files that these patterns name, each of which names some. */
function shortRun() {
  const patterns = [...storeDependent.map((name) => `api/${name}`), 'demo/src/life'];
  const all = testFiles();
  const lost = patterns.filter((name) => !all.some((file) => new RegExp(`^${name}\\.test\\.ts$`).test(file)));
  if (lost.length > 0) throw new Error(`No test has a name like ${lost.join(', ')}: was it moved?`);
  return patterns.map((name) => `/${name}\\.test\\.ts$`);
}

const { testMatch: _all, ...rest } = config;

/**
 * The suite on a Postgres server, and beside it what needs one, or Redis. `npm run test:postgres` gives the addresses.
 */
export default {
  ...rest,
  displayName: 'api on Postgres',
  roots: packages.map((folder) => `<rootDir>/../${folder}`),
  testRegex: process.env.TVACHA_FULL
    ? testsWithDatabase().map((name) => `/${name.replaceAll('.', '\\.')}$`)
    : shortRun(),
  testPathIgnorePatterns: [],
};
