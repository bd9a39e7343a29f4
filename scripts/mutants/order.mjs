import { basename, dirname } from 'node:path';

const wordsOf = (path) => new Set(path.replace(/\.test\.tsx?$|\.tsx?$/, '').split(/[/.-]/));

/** How near a test file is to a source: beside it, in its folder, or by the words of its path. */
function nearness(file, path) {
  const name = (place) => basename(place).replace(/(\.test)?\.tsx?$/, '');
  if (dirname(path) === dirname(file)) return name(path) === name(file) ? 0 : 1;
  if (dirname(path).startsWith(dirname(file)) || dirname(file).startsWith(`${dirname(path)}/`)) return 2;
  const words = wordsOf(path);
  const own = [...wordsOf(file.replace(/^.*\/src\//, ''))];
  return own.some((word) => word.length > 3 && words.has(word)) ? 3 : 4;
}

/** The tests of a file that can tell of a mutant: those that pass by it, or all where it is met outside a test. */
function tellingTests({ load, tests, fault }, id) {
  if (fault) return [];
  const sound = tests.filter(({ isOk }) => isOk);
  return load.includes(id) ? sound : sound.filter(({ hits }) => hits.includes(id));
}

const sum = (tests) => tests.reduce((total, { cpu }) => total + cpu, 0);

/**
 * The files that pass by a mutant, nearest first, then cheapest.
 * @returns for each its `tests`, and what they `cost` in milliseconds of a processor, as recorded
 */
export function filesFor({ id, file }, recorded, root) {
  return recorded
    .map((entry) => {
      const tests = tellingTests(entry, id);
      return {
        ...entry,
        isWhole: entry.load.includes(id),
        tests,
        unsound: entry.tests.filter(({ isOk }) => !isOk).map(({ name }) => name),
        cost: entry.cpu - sum(entry.tests) + sum(tests),
      };
    })
    .filter(({ tests }) => tests.length > 0)
    .map((entry) => ({ ...entry, near: nearness(file, entry.path.slice(root.length + 1)) }))
    .sort((one, other) => one.near - other.near || one.cost - other.cost);
}
