import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bad, good, need, say } from './lib/run.mjs';
import { bumped, compareSurfaces, isAtLeast, sinceOf } from './surface/compare.mjs';
import { readSurface } from './surface/read-surface.mjs';
import { isOffered, manifestOf, root } from './webpack/packages.mjs';

// Compares the public surface of each shared package, what the shell offers of it, with the one of its last version.
// With `--write` the version is raised as far as it must be, and the surface written down (docs/decisions/0025).
process.chdir(root);
const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
const folders = ['shared-contract', 'shared-core', 'shared-ui'];
/** What `new-remote` copies: no workspace, so the lockfile does not know it. */
const template = 'scripts/templates/remote';
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

await need('Declarations of the shared packages', 'npx', ['tsc', '-b', ...folders]);

function surfaceNow(folder) {
  const { outDir } = readJson(`${folder}/tsconfig.json`).compilerOptions;
  const { exports } = manifestOf(folder);
  const entries = Object.entries(exports).filter(([subpath]) => isOffered(subpath));
  return readSurface({
    folder: `${root}/${folder}/${outDir}`,
    entries: Object.fromEntries(entries),
    // The server's contract: `npm run conformance` holds it, and an operation more is no change of the client.
    foreign: folder === 'shared-contract' ? /^src\/(routes|operations|entities|index)/ : undefined,
  });
}

const sorted = (rows) => Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Raises a package's version, and the range of whoever needs its major. */
function raise(folder, version) {
  const { name } = manifestOf(folder);
  const lock = readJson('package-lock.json');
  const users = Object.keys(lock.packages).filter((path) => !path.startsWith('node_modules/'));
  for (const user of [...users, template]) {
    const file = `${user || '.'}/package.json`;
    if (!existsSync(file)) continue;
    const manifest = readJson(file);
    if (user === folder) {
      manifest.version = version;
      lock.packages[user].version = version;
    } else if (manifest.dependencies?.[name]) {
      manifest.dependencies[name] = `^${version.split('.')[0]}.0.0`;
      if (user !== template) lock.packages[user].dependencies[name] = manifest.dependencies[name];
    } else continue;
    writeJson(file, manifest);
  }
  writeJson('package-lock.json', lock);
}

let isGood = true;
for (const folder of folders) {
  const file = `${folder}/surface.json`;
  const before = existsSync(file) ? readJson(file) : undefined;
  const now = surfaceNow(folder);
  const { version } = manifestOf(folder);
  const { bump, found } = before ? compareSurfaces(before, now) : { bump: 'none', found: [] };
  const least = before ? bumped(before.version, bump) : version;
  const wanted = isAtLeast(version, least) ? version : least;
  const members = sorted(now.members);
  const types = sorted(now.types);
  for (const type of Object.values(types)) type.parts = sorted(type.parts);
  const written = { version: wanted, since: sinceOf(before, now, wanted), members, types };
  if (before && JSON.stringify(written) === JSON.stringify(before)) continue;
  if (values.write) {
    if (wanted !== version) raise(folder, wanted);
    writeJson(file, written);
    good(`${folder} ${wanted}: ${before ? `${found.length} changes` : 'its first surface'}`);
    continue;
  }
  isGood = false;
  for (const { bump: one, what } of found.slice(0, 20)) say(`  ${folder}, ${one}: ${what}`);
  if (found.length > 20) say(`  and ${found.length - 20} more`);
  const must = wanted === version ? `${file} is of another time` : `${folder} ${version} must become ${wanted}`;
  bad(`${must}: run npm run surface -- --write`);
}
if (isGood) good('Each shared package has the surface of its version');
process.exitCode = isGood ? 0 : 1;
