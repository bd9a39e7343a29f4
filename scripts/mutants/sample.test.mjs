import { draw, shareOut } from './sample.mjs';

const source = (at, text = 'const a = 1;\nconst b = a + 2;\nif (a < b) c(true);\n') => ({ file: `src/${at}.ts`, text });
const files = Array.from({ length: 40 }, (_, at) => source(at));
const sources = new Map([
  ['one', files],
  ['other', [source('x'), source('y')]],
]);
const drawn = (from, seed) =>
  [...draw(from, { seed, count: 10, neighbours: new Map() }).values()].flatMap(({ drawn: all, share }) =>
    all.slice(0, share).map(({ file, line, after }) => `${file}:${line} ${after}`),
  );

test('each root has its share by its lines, and all together are as many as asked for', () => {
  const shares = shareOut(sources, 10);
  expect([...shares]).toEqual([
    ['one', 10],
    ['other', 0],
  ]);
  expect([...shareOut(sources, 21).values()]).toEqual([20, 1]);
});

test('a seed draws the same each time, another seed others, and no file twice', () => {
  expect(drawn(sources, '1')).toEqual(drawn(sources, '1'));
  expect(drawn(sources, '2')).not.toEqual(drawn(sources, '1'));
  const paths = drawn(sources, '1').map((one) => one.split(':')[0]);
  expect(new Set(paths).size).toBe(10);
});

test('a change of one file leaves the draw in the others as it was', () => {
  const changed = new Map([['one', [source('new'), ...files.slice(1)]]]);
  const before = drawn(sources, '1').filter((one) => !one.startsWith('src/0.ts'));
  const after = drawn(changed, '1').filter((one) => !one.startsWith('src/new.ts'));
  expect(after.filter((one) => !before.includes(one)).length).toBeLessThanOrEqual(1);
});
