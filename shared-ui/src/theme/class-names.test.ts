import { dirname, join } from 'node:path';
import { readComponents, sheets } from '../testing/sheets';

/** The names of the classes in a style sheet. */
const classesIn = (css: string) =>
  new Set([...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));
const classes = new Map(sheets.map(({ file, css }) => [file, classesIn(css)]));

// A class that is in no sheet is undefined, and neither compiler nor bundler says so.
test('[UX-01] each class that a component takes from a style sheet is in it', () => {
  const seen = { taken: 0, missing: [] as string[] };
  for (const { file, text } of readComponents())
    for (const [, sheet = '', path = ''] of text.matchAll(/^import (\w+) from '(\.[^']+\.css)'/gm)) {
      const known = classes.get(join(dirname(file), path));
      for (const [, name] of text.matchAll(new RegExp(`(?<![.\\w/-])${sheet}\\.(?!module)(\\w+)`, 'g'))) {
        seen.taken += 1;
        if (!known?.has(name)) seen.missing.push(`${file}: ${name}`);
      }
    }
  expect(seen.taken).toBeGreaterThan(1000);
  expect(seen.missing).toEqual([]);
});
