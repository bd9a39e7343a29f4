import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bumped, compareSurfaces, sinceOf } from './compare.mjs';
import { readSurface } from './read-surface.mjs';

const folders = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

/** The surface of a package with this declaration of `./part`, and of a file that it may import. */
function surfaceOf(part, other = '') {
  const folder = mkdtempSync(join(tmpdir(), 'surface-'));
  folders.push(folder);
  mkdirSync(join(folder, 'src/inner'), { recursive: true });
  writeFileSync(join(folder, 'src/part.d.ts'), part);
  writeFileSync(join(folder, 'src/inner/other.d.ts'), other);
  return readSurface({ folder, entries: { './part': './src/part.ts' } });
}

const bumpOf = (before, now) => compareSurfaces(before, now).bump;
const bump = (before, now) => bumpOf(surfaceOf(before), surfaceOf(now));

const screen = (props) =>
  `interface Props { title: string; ${props} }\nexport declare function Screen(props: Props): null;`;
const reader = (state) => `interface State { title: string; ${state} }\nexport declare const useState: () => State;`;
const table = (rows) => `export declare const paths: { readonly home: () => string; ${rows} };`;

test.each([
  ['nothing', 'export declare const one: string;', '/** Said. */\nexport  declare const one:\n string;', 'none'],
  [
    'another order of arms and fields',
    "export declare const one: { a: 'x' | { b: 1; c: 2 }; d: 3 };",
    "export declare const one: { d: 3; a: { c: 2; b: 1 } | 'x' };",
    'none',
  ],
  [
    'two parameters that change places',
    'export declare const one: (a: string, b: number) => void;',
    'export declare const one: (b: number, a: string) => void;',
    'major',
  ],
  [
    'a new member',
    'export declare const one: string;',
    'export declare const one: string;\nexport declare const two: 2;',
    'minor',
  ],
  ['a member that is gone', 'export declare const one: string;', 'export {};', 'major'],
  ['a member of another type', 'export declare const one: string;', 'export declare const one: number;', 'major'],
  ['one more field of a table', table(''), table('readonly away: () => string;'), 'minor'],
  ['one field less', table('readonly away: () => string;'), table(''), 'major'],
  [
    'one more item of a list',
    "export declare const codes: readonly ['a'];",
    "export declare const codes: readonly ['a', 'b'];",
    'minor',
  ],
  ['what may be given', screen(''), screen('lead?: string;'), 'minor'],
  ['what must be given', screen(''), screen('lead: string;'), 'major'],
  ['what need not be given any more', screen('lead: string;'), screen(''), 'major'],
  ['what one gets besides', reader(''), reader('lead: string;'), 'minor'],
  ['what one does not get any more', reader('lead: string;'), reader(''), 'major'],
  [
    'one more word that may be given',
    screen("size: Size; } type Size = 'sm' | 'md'; interface Rest {"),
    screen("size: Size; } type Size = 'sm' | 'md' | 'lg'; interface Rest {"),
    'minor',
  ],
  [
    'one more word that one may get',
    reader("size: Size; } type Size = 'sm' | 'md'; interface Rest {"),
    reader("size: Size; } type Size = 'sm' | 'md' | 'lg'; interface Rest {"),
    'major',
  ],
  [
    'what a callback is given besides',
    screen('onDone: (done: Done) => void; } interface Done { at: number; } interface Rest {'),
    screen('onDone: (done: Done) => void; } interface Done { at: number; by: string; } interface Rest {'),
    'minor',
  ],
])('[MFE-07] %s', (_, before, now, expected) => expect(bump(before, now)).toBe(expected));

test('[MFE-07] a type of another file of the package counts, one of another package does not', () => {
  const part =
    "import { Inner } from './inner/other';\nimport { Far } from 'far';\nexport declare const one: (given: Inner, far: Far) => void;";
  const before = surfaceOf(part, 'export interface Inner { a: string; }');
  expect(bumpOf(before, surfaceOf(part, 'export interface Inner { a: number; }'))).toBe('major');
  expect(Object.keys(before.types)).toEqual(['inner/other#Inner']);
});

test('[MFE-07] a member says since when it is as it is, also where a type that it takes has grown', () => {
  const both = (props) => `${screen(props)}\nexport declare const one: string;`;
  const before = { version: '2.0.0', since: {}, ...surfaceOf(both('')) };
  const now = surfaceOf(`${both('lead?: string;')}\nexport declare const two: string;`);
  expect(sinceOf(before, now, '2.1.0')).toEqual({ './part#Screen': '2.1.0', './part#two': '2.1.0' });
  const later = surfaceOf(
    `${both('lead?: string;')}\nexport declare const two: string;\nexport declare const three: 3;`,
  );
  const known = { version: '2.1.0', since: { './part#two': '2.1.0' }, ...now };
  expect(sinceOf(known, later, '2.2.0')).toEqual({ './part#two': '2.1.0', './part#three': '2.2.0' });
  expect(sinceOf(known, later, '3.0.0')).toEqual({});
});

test('[MFE-07] an addition raises the second number, a change or a removal the first', () => {
  expect([bumped('2.3.1', 'none'), bumped('2.3.1', 'minor'), bumped('2.3.1', 'major')]).toEqual([
    '2.3.1',
    '2.4.0',
    '3.0.0',
  ]);
});
