import { changeOf, findMutants } from './find-mutants.mjs';

const neighbours = new Map([['approve', ['read']]]);
const changesOf = (source, file = 'a.ts') => findMutants(file, source, neighbours).map(changeOf);

test.each([
  ['x = a < b;', ['a < b → a <= b', 'x = a < b → undefined']],
  ['const x = a ?? b;', ['a ?? b → a']],
  ['const x = !a;', ['!a → a']],
  ['const x = a + 1;', ['a + 1 → a - 1', '1 → 2']],
  ['const day = 86_400_000;', ['86_400_000 → 172800000']],
  ['if (a) b();', ['a → true', 'a → false', 'b() → undefined']],
  ['function f() { return [a]; }', ['[a] → []']],
  ['const f = () => g(1);', ['g(1) → null', '1 → 2']],
  ['const x = list.some(f);', ['some → every']],
  ['const x = list.filter(f);', ['list.filter(f) → list']],
  ['const x = /^a{6}$/;', ['/^a{6}$/ → /^a{7}$/', '/^a{6}$/ → /a{6}$/', '/^a{6}$/ → /^a{6}/']],
  ["const x = staff('approve');", ['\'approve\' → "read"']],
  ["import { and, lt } from 'drizzle-orm'; const x = lt(a, b);", ['lt(a, b) → __drizzle.lte(a, b)']],
  [
    "import { and } from 'drizzle-orm'; const x = and(a, b);",
    ['and(a, b) → __drizzle.or(a, b)', 'a → undefined', 'b → undefined'],
  ],
])('%s is changed in each of its ways', (source, expected) => {
  expect(changesOf(source)).toEqual(expect.arrayContaining(expected));
  expect(changesOf(source)).toHaveLength(expected.length);
});

test.each([
  ["import a from 'a'; export * from 'b'; const c = import('c');", 'a.ts'],
  ["type A = 'a' | 1; interface B { b: true }; const x = y as 'b';", 'a.ts'],
  ["const x = t('key'); throw new TypeError('for us');", 'a.ts'],
  ['const x = <p className="a" style={{ width: 12 }} width={3} />;', 'a.tsx'],
  ["const x = typeof a; const y = { 'a-b': c };", 'a.ts'],
])('%s has nothing in it that a test could tell of', (source, file) => {
  expect(changesOf(source, file)).toEqual([]);
});

test('a loop is never made endless', () => {
  expect(changesOf('while (a) x;')).toEqual(['a → false']);
});

test('a mutant is named by its line, and the line by its text', () => {
  const [mutant] = findMutants('a.ts', 'const b = 1;\n  const x =   a === b;\n', neighbours).filter(
    ({ kind }) => kind === 'comparison',
  );
  expect(mutant).toMatchObject({ line: 2, where: 'const x = a === b;', before: 'a === b', after: 'a !== b' });
});
