import { readFileSync, writeFileSync } from 'node:fs';
import { addMessages, importFrom, insertBefore } from './insert.mjs';

const kinds = 'mfe-doctor/src/kinds';
const fill = (template, words) => template.replace(/__([A-Z]+)__/g, (_all, word) => words[word]);

/** What an operation is exported as. */
function exportOf(id) {
  const text = readFileSync('shared-contract/src/routes/contents.ts', 'utf8');
  const [, name] = new RegExp(`export const (\\w+) = operation\\(\\s*'${id}'`).exec(text) ?? [];
  if (!name) throw new Error(`No operation ${id}`);
  return name;
}

/** Writes the screens of a kind: its row, what tells it from the others, its words, and a test to begin with. */
export function addToDoctor({ count, name, path, api, title, one }) {
  const [list, show] = [`${name}.list`, `${name}.details`].map(exportOf);
  importFrom(`${kinds}/screens.ts`, '@tvacha/shared-contract/routes/contents', [list, show]);
  insertBefore(
    `${kinds}/screens.ts`,
    '^} as const satisfies Partial<Record<KnownKind, Screen>>;',
    `  ${count}: {
    list: ${list},
    details: ${show},
    rowsPerPage: 100,
    load: () => import('./${name}'),
  },`,
  );
  const words = { COUNT: count, NAME: name, PATH: path, API: api, TITLE: title, ONE: one.toLowerCase() };
  for (const [template, file] of [
    ['kind.ts.txt', `${name}.ts`],
    ['kind.test.tsx.txt', `${name}.test.tsx`],
  ]) {
    const text = readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8');
    writeFileSync(`${kinds}/${file}`, fill(text, words));
  }
  addMessages('mfe-doctor/locales/en.json', 'ejournals.', {
    [`${count}.all`]: `All ${title.toLowerCase()}`,
    [`${count}.one`]: one.toLowerCase(),
    [`${count}.item`]: one.toLowerCase(),
  });
}
