import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Registry } from '@tvacha/shared-contract/registry';

export const site = resolve(import.meta.dirname, '../../dist/site');
const readJson = (path: string) => JSON.parse(readFileSync(`${site}/${path}`, 'utf8'));

/** What the build of the shell says of its files (scripts/webpack/shell-plugins.mjs); each is a path of the site. */
interface ShellFiles {
  entry: string[];
  areas: string[];
  calls: string[];
  notFound: string[];
  /** By the key of a module that is offered to remotes. */
  shares: Record<string, string[]>;
  /** By the path of a page. */
  pages: Record<string, string[]>;
  /** By the name of any other chunk. */
  parts: Record<string, string[]>;
}

export const shellFiles: ShellFiles = readJson('shell/preload.json');
export const remotes: Registry['remotes'] = readJson('registry.json').remotes;

const isLoadable = (file: string) => /\.(js|css)$/.test(file);
const isWords = (file: string) => /\/words-/.test(file);

/** The scripts and style sheets of a release, by their paths. */
export const filesOf = ({ current }: Registry['remotes'][number]): string[] =>
  Object.keys(current.integrity)
    .map((url) => url.replace(/\?.*/, ''))
    .filter(isLoadable);

/** Files of earlier builds of the shell, which are served for some time still. */
const outdated = Object.keys(readJson('shell-outdated.json'));
const shellStatic = readdirSync(`${site}/shell/static`)
  .map((name) => `static/${name}`)
  .filter((file) => isLoadable(file) && !outdated.includes(file));

/** Every script and style sheet of the site that a page asks for when it needs it, but for words of a language. */
export const lateFiles: string[] = [...shellStatic.map((file) => `/${file}`), ...remotes.flatMap(filesOf)].filter(
  (file) => !isWords(file) && !shellFiles.entry.includes(file),
);

/** The files of a chunk by its name, which a remote's build gives to what is no page. */
export const filesNamed = (name: string): string[] => lateFiles.filter((file) => file.includes(`/${name}.`));
