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
  'src/node/scaled/[^/]+',
  'src/services/admin/(?:chats/chats|codes/codes|contents/contents|users/[^/]+)',
  'src/services/(?:audit|audit-chain|ctx)',
  'src/services/auth/(?:codes|failures|login|passwords|refresh|second-factor|sessions|single-device)',
  'src/services/(?:contents|courses|doctors|ebooks|polls|privacy|questions|quizzes|search|telemetry)/[^/]+',
  'src/services/reading/counts',
  'src/services/registration/(?:register|verify-contact|verify-customer)',
  'src/services/uploads/quota',
];

/** How a test is told from those that have no database, for which another store proves nothing. */
const usesDatabase = /makeApp|makeSeededApp|uploadApp|emptyDatabase|makeTarget|runRace|newDatabase/;

/** Packages with such tests, beside each other. */
const packages = ['api', 'demo'];

function testsWithDatabase() {
  const files = packages.flatMap((folder) =>
    readdirSync(`${import.meta.dirname}/../${folder}`, { recursive: true })
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`),
  );
  return files.filter(
    (name) => name.includes('/scaled/') || usesDatabase.test(readFileSync(`${import.meta.dirname}/../${name}`, 'utf8')),
  );
}

const { testMatch: _all, ...rest } = config;

/** The suite on a Postgres server, and beside it what needs one, or Redis. `npm run test:postgres` gives the addresses. */
export default {
  ...rest,
  displayName: 'api on Postgres',
  roots: packages.map((folder) => `<rootDir>/../${folder}`),
  testRegex: process.env.TVACHA_FULL
    ? testsWithDatabase().map((name) => `/${name.replaceAll('.', '\\.')}$`)
    : [...storeDependent.map((name) => `api/${name}`), 'demo/src/life'].map((name) => `/${name}\\.test\\.ts$`),
  testPathIgnorePatterns: [],
};
