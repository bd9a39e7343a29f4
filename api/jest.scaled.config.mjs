import { readdirSync, readFileSync } from 'node:fs';
import config from './jest.config.mjs';
import { storeDependent } from './store-dependent.mjs';

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
  const all = testFiles();
  const lost = storeDependent.filter((pattern) => !all.some((file) => new RegExp(pattern).test(`/${file}`)));
  if (lost.length > 0) throw new Error(`No test has a name like ${lost.join(', ')}: was it moved?`);
  return storeDependent;
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
