import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import manifest from '../package.json';

const root = resolve(__dirname, '..');
const entries = Object.values(manifest.exports).map((path) => resolve(root, path));
const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => join(__dirname, name));

/** What a file imports by a relative path, as files. */
function relatives(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)'|import\('(\.[^']*)'\)/g)];
  const targets = specifiers.map(([, fixed, lazy]) => resolve(dirname(file), fixed ?? lazy ?? ''));
  return targets.flatMap((target) => [`${target}.ts`, `${target}.tsx`]);
}

test('[MFE-05] modules that the shell shares import each other by package name, so that there is one of each', () => {
  const found = sources.flatMap((file) =>
    relatives(file)
      .filter((target) => entries.includes(target))
      .map((target) => `${relative(root, file)} imports ${relative(root, target)}`),
  );
  expect(found).toEqual([]);
});

test('[MFE-05] whatever can be imported is there', () => {
  expect(entries.filter((entry) => !sources.includes(entry))).toEqual([]);
});
