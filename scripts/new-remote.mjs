import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { findAreas } from './lib/areas.mjs';
import { bad, good, say } from './lib/run.mjs';
import { readDescription } from './webpack/remote-config.mjs';

const template = fileURLToPath(new URL('templates/remote/', import.meta.url));
const root = process.cwd();
const [name] = process.argv.slice(2);

/** What the server and the shell answer themselves, beside the shell's pages. */
const own = ['/api', '/assets', '/dev', '/qa', '/remotes', '/screenshot', '/static'];

/** What stands in the way of a remote of this name; nothing where nothing does. */
async function refusal() {
  if (!name) return 'Say what it is called: npm run new-remote -- pharmacy';
  const { conflictOf } = await tsImport('../shared-contract/src/registry.ts', import.meta.url);
  const claim = { area: name, prefixes: [`/${name}`], routes: [] };
  const misnamed = conflictOf(claim, []);
  if (misnamed) return `${misnamed}: small letters and digits, beginning with a letter`;
  if (existsSync(join(root, `mfe-${name}`))) return `mfe-${name} is there already`;
  const pages = JSON.parse(readFileSync(join(root, 'shell/pages.json'), 'utf8'));
  const taken = [...own, ...pages.map(({ path }) => path)].find((path) => `${path}/`.startsWith(`/${name}/`));
  if (taken) return `${taken} is the portal’s own`;
  return conflictOf(
    claim,
    findAreas(root).map((area) => readDescription(join(root, `mfe-${area}`))),
  );
}

const problem = await refusal();
if (problem) {
  bad(problem);
  process.exit(1);
}

const title = name[0].toUpperCase() + name.slice(1);
const written = (text) => text.replaceAll('sample', name).replaceAll('Sample', title);
const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
for (const { parentPath, name: file } of files) {
  const from = join(parentPath, file);
  const to = join(root, `mfe-${name}`, from.slice(template.length));
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, written(readFileSync(from, 'utf8')));
}

good(`mfe-${name}: ${files.length} files, one page at /${name} with its row in the main menu`);
say(`Next:
  npm install                      link it to the other packages
  npm run dev -- ${name}   the portal with it from source
  npx jest mfe-${name}     its tests
Its routes, menu and words: mfe-${name}/remote.config.ts and mfe-${name}/locales. See CONTRIBUTING.md, "a screen".`);
