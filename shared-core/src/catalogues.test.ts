import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languages } from '@tvacha/shared-contract/languages';
import { toasts } from '@tvacha/shared-contract/toasts';
import type { RemoteConfig } from './remote';

type Words = Record<string, string>;

const root = join(__dirname, '../..');
const skipped = new Set(['node_modules', 'dist', '.git', 'coverage']);
const foldersNamed = (name: string, folder = root): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.name === name ? [path] : foldersNamed(name, path);
  });
const read = (path: string): Words => JSON.parse(readFileSync(path, 'utf8'));

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
/** Areas that are read in English alone. */
const englishOnly = remotes.filter((name) =>
  readFileSync(join(root, name, 'remote.config.ts'), 'utf8').includes("language: 'en'"),
);
/** Names that stay in Latin letters, and the works named after them. */
const latinTitles = new Set(['Dermalive']);
const latin = /^(shelf\.|logo$|kilobytes$|megabytes$|menu\.dermalive$|count\.dermatologytimes$)/;
const script: Partial<Record<string, RegExp>> = { hi: /\p{Script=Devanagari}/u };

/** What a message takes: the names of its values, and how each is used. */
const takes = (text: string): string[] => {
  const found = new Set<string>();
  const walk = (parts: unknown): void => {
    if (!Array.isArray(parts)) return;
    for (const part of parts) {
      if (!Array.isArray(part)) continue;
      const [name, kind, forms] = part;
      // A number that only chooses between words, and is not shown, may choose nothing in another language.
      const chooses = kind === 'plural' && !JSON.stringify(forms).includes('["#"]');
      if (name !== '#' && !chooses) found.add(kind ? `${name} ${kind}` : String(name));
      for (const form of Object.values(forms ?? {})) walk(form);
    }
  };
  walk(compileMessageOrThrow(text));
  return [...found].sort();
};

const toastFolder = 'shared-core/src/toasts/locales';
const toastsInEnglish = Object.fromEntries(Object.entries(toasts).map(([code, { text }]) => [code, text]));
const english = (folder: string): Words =>
  folder === toastFolder ? toastsInEnglish : read(join(root, folder, 'en.json'));
const pairs = foldersNamed('locales')
  .map((folder) => relative(root, folder))
  .filter((folder) => !englishOnly.some((name) => folder.startsWith(`${name}/`)))
  .flatMap((folder) => languages.slice(1).map(({ code }) => [folder, code] as const));

test('[UX-03] every package with words is looked at', () => {
  const folders = pairs.map(([folder]) => dirname(folder));
  expect(folders).toEqual(expect.arrayContaining(['shell', 'shared-core', 'shared-ui', 'mfe-auth', 'mfe-patient']));
});

test.each(pairs)('[UX-03] %s has every message in %s, with the same values and its own letters', (folder, code) => {
  const en = english(folder);
  const words = read(join(root, folder, `${code}.json`));
  expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(words)) {
    expect({ key, takes: takes(text) }).toEqual({ key, takes: takes(en[key] ?? '') });
    expect({ key, text: text.trim() }).not.toEqual({ key, text: '' });
    const plain = text.replace(/\{[^{}]*\}/g, '');
    if (!latin.test(key) && /\p{L}/u.test(plain))
      expect({ key, text }).toEqual({ key, text: expect.stringMatching(script[code] ?? /./) });
  }
});

test.each(remotes)('[UX-03] the titles of area %s are in every language', async (folder) => {
  const { remote }: { remote: RemoteConfig } = await import(join(root, folder, 'remote.config'));
  const { routes, menu, name } = remote;
  for (const { title } of [...routes, ...menu, { title: name ?? { en: folder } }])
    for (const { code } of languages)
      expect(title).toHaveProperty(
        code,
        expect.stringMatching(latinTitles.has(title.en) ? /\w/ : (script[code] ?? /\w/)),
      );
});
