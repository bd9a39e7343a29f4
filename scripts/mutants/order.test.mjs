import { runsFor } from './order.mjs';

const tests = (...hits) => hits.map((some, at) => ({ name: `test ${at}`, cpu: 10, isOk: true, hits: some }));
const entry = (path, own, load = []) => ({ path: `/r/${path}`, cpu: 100, load, tests: own });
const mutant = { id: 7, file: 'api/src/services/polls/tally.ts' };
const pathsOf = (recorded) => runsFor(mutant, recorded, '/r').map(({ path }) => path.slice(3));

test('what stands beside the source comes first, then its folder, then what shares a word, then the cheapest', () => {
  const recorded = [
    entry('shell/src/far.test.ts', tests([7])),
    entry('mfe-doctor/src/polls.test.ts', tests([7], [7])),
    entry('api/src/services/polls/vote.test.ts', tests([7])),
    entry('api/src/services/polls/tally.test.ts', tests([7])),
  ];
  expect(pathsOf(recorded)).toEqual([
    'api/src/services/polls/tally.test.ts',
    'api/src/services/polls/vote.test.ts',
    'mfe-doctor/src/polls.test.ts',
    'shell/src/far.test.ts',
  ]);
});

test('of equally near files one whose tests are named by a word of the source comes first, whatever it costs', () => {
  const named = [{ name: 'the TALLY of a poll', cpu: 90, isOk: true, hits: [7] }];
  const recorded = [
    entry('shell/src/far.test.ts', tests([7])),
    entry('shell/src/other.test.ts', [...named, ...tests([7])]),
  ];
  expect(pathsOf(recorded)).toEqual(['shell/src/other.test.ts', 'shell/src/far.test.ts']);
});

test('only tests that pass by a mutant are run, unless it is met outside of them', () => {
  const [some] = runsFor(mutant, [entry('a.test.ts', tests([7], [8], [7]))], '/r');
  expect(some).toMatchObject({ isWhole: false, cost: 90 });
  expect(some.tests.map(({ name }) => name)).toEqual(['test 0', 'test 2']);
  const [all] = runsFor(mutant, [entry('a.test.ts', tests([8], [8]), [7])], '/r');
  expect(all).toMatchObject({ isWhole: true, cost: 100 });
});

test('a test that fails by itself judges nothing', () => {
  const failing = tests([7]).map((test) => ({ ...test, isOk: false }));
  expect(pathsOf([entry('a.test.ts', failing), entry('b.test.ts', [...failing, ...tests([8])])])).toEqual([]);
});

test('what one test alone passes by is looked for in those after it too, but last', () => {
  const runs = runsFor(mutant, [entry('a.test.ts', tests([8], [7], [])), entry('b.test.ts', tests([7], [7]))], '/r');
  expect(runs.map(({ path, tests: own }) => [path, own.map(({ name }) => name)])).toEqual([
    ['/r/a.test.ts', ['test 1']],
    ['/r/b.test.ts', ['test 0', 'test 1']],
    ['/r/a.test.ts', ['test 1', 'test 2']],
  ]);
});
