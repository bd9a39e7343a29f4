import { transformSync } from '@swc/core';
import { findMutants } from './find-mutants.mjs';
import { plant } from './plant.mjs';

/** Runs a planted source with one mutant on. */
function run(source, mutants, on) {
  const passed = [];
  const { code } = transformSync(plant(source, mutants), {
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
  });
  globalThis.__mutant = (id) => {
    passed.push(id);
    return id === on;
  };
  const exports = new Function('list', `${code}; return answer;`)([1, 2, 3]);
  return { answer: exports, passed };
}

const source =
  'const answer = list.filter((one) => one > 1 && one < 3 + 1).some((one) => one === 2) ? list.length : [];';
const mutants = findMutants('a.ts', source).map((mutant, at) => ({ ...mutant, id: at + 1 }));

test('a planted source does what it did while no mutant is on', () => {
  expect(run(source, mutants, 0).answer).toBe(3);
});

test.each([
  ['list.filter((one) => one > 1 && one < 3 + 1)', 'list', 3],
  ['one === 2', 'one !== 2', 3],
  ['some', 'every', []],
  ['one > 1', 'one >= 1', 3],
  ['3 + 1', '3 - 1', []],
  ['one > 1 && one < 3 + 1', 'one > 1 || one < 3 + 1', 3],
])('of mutants within each other, %s → %s alone is on', (before, after, expected) => {
  const mutant = mutants.find((one) => one.before === before && one.after === after);
  const { answer, passed } = run(source, mutants, mutant.id);
  expect(answer).toEqual(expected);
  expect(passed).toContain(mutant.id);
});

test('a mutant is noted when it is passed by, and only then', () => {
  const twice = 'const f = () => list[0]; const g = () => list[1]; const answer = f();';
  const planted = findMutants('a.ts', twice).map((mutant, at) => ({ ...mutant, id: at + 1 }));
  const idOf = (text) => planted.find(({ before }) => before === text).id;
  expect(run(twice, planted, 0).passed).toContain(idOf('list[0]'));
  expect(run(twice, planted, 0).passed).not.toContain(idOf('list[1]'));
});

test('a text of an attribute becomes an expression', () => {
  const page = 'const x = <a href="/home">{b}</a>;';
  const planted = findMutants('a.tsx', page).map((mutant, at) => ({ ...mutant, id: at + 1 }));
  expect(plant(page, planted)).toBe(`const x = <a href={globalThis.__mutant(1)?'':"/home"}>{b}</a>;`);
});
