import { dirname } from 'node:path';
import { repositoryFiles } from './repository-files.mjs';

const isTest = (name) => /\.test\.(ts|tsx|mjs)$/.test(name);
/** A remote is small enough to be tested whole; so is what all packages share. */
const whole = /^(mfe-[^/]+|shared-contract|shared-core|demo|deploy)\//;
/** Where whole is more than a minute: the tests of all ways to register and to log in. */
const inParts = /^mfe-auth\/src\/features\//;
const source = /\.(ts|tsx|mjs|cjs|css|json)$|^demo\/content\//;

/**
 * The test files nearest to the files that were changed: all of a remote's or of a small shared package, else those
 * in the file's own folder and below it, or in the nearest folder above that has some, but never a whole package's.
 * So it is within a feature of mfe-auth, too.
 */
export function nearestTests(changed) {
  // Those of api/bench and api/src/node/scaled want a server; npm test has one.
  const all = repositoryFiles().filter(
    (name) => isTest(name) && !/^api\/(bench|conformance|src\/node\/scaled)\//.test(name),
  );
  const found = new Set();
  for (const file of changed.filter((name) => source.test(name) && name.includes('/'))) {
    const [, package_] = inParts.test(file) ? [] : (file.match(whole) ?? []);
    let folder = package_ ?? dirname(file);
    const below = () => all.filter((name) => name.startsWith(`${folder}/`));
    while (below().length === 0 && folder.split('/').length > 2) folder = dirname(folder);
    if (package_ || folder.split('/').length > 2 || isTest(file)) for (const name of below()) found.add(name);
  }
  return [...found];
}
