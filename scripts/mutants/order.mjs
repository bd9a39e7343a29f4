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

/** Whether a test is named by a word of the source's name: of equally near files such a one is likelier to tell. */
function isNamed(file, tests) {
  const words = [...wordsOf(basename(file))].filter((word) => word.length > 3);
  return tests.some(({ name }) => words.some((word) => name.toLowerCase().includes(word)));
}

const sum = (tests) => tests.reduce((total, { cpu }) => total + cpu, 0);

/**
 * The tests of a file that can tell of a mutant: those that pass by it, or all where it is met outside a test. What one
 * test alone passes by may have been made there once for those after it: they come last.
 */
function runsOf({ load, tests, fault }, id) {
  if (fault) return [];
  const sound = tests.filter(({ isOk }) => isOk);
  if (load.includes(id)) return [{ isWhole: true, isLate: false, tests: sound }];
  const passing = sound.filter(({ hits }) => hits.includes(id));
  const after = passing.length === 1 ? sound.slice(sound.indexOf(passing[0])) : [];
  return [
    { isWhole: false, isLate: false, tests: passing },
    { isWhole: false, isLate: true, tests: after.length > 1 ? after : [] },
  ];
}

/**
 * What is to be run to judge a mutant: files that pass by it, nearest first, then by what their tests are named, then
 * cheapest.
 * @returns for each its `tests`, and what they `cost` in milliseconds of a processor, as recorded
 */
export function runsFor({ id, file }, recorded, root) {
  return recorded
    .flatMap((entry) => {
      const near = nearness(file, entry.path.slice(root.length + 1));
      const unsound = entry.tests.filter(({ isOk }) => !isOk).map(({ name }) => name);
      const costOf = (tests) => entry.cpu - sum(entry.tests) + sum(tests);
      return runsOf(entry, id).map((run) => ({
        ...{ ...entry, ...run, near, unsound },
        isNamed: isNamed(file, run.tests),
        cost: costOf(run.tests),
      }));
    })
    .filter(({ tests }) => tests.length > 0)
    .sort(
      (one, other) =>
        one.isLate - other.isLate || one.near - other.near || other.isNamed - one.isNamed || one.cost - other.cost,
    );
}
