import { execFileSync } from 'node:child_process';
import { tsImport } from 'tsx/esm/api';
import { bad, good, say } from './lib/run.mjs';
import { addToContract } from './new-kind/to-contract.mjs';
import { addToDoctor } from './new-kind/to-doctor.mjs';

/** `npm run new-kind -- podcasts`: a kind of resource, or the screens of one that the table has and the area has not. */
process.chdir(new URL('..', import.meta.url).pathname);
const [name] = process.argv.slice(2);
const { kinds } = await tsImport('../shared-contract/src/kinds.ts', import.meta.url);
const { kindPaths } = await tsImport('../shared-contract/src/vocabulary.ts', import.meta.url);
const { routes } = await tsImport('../shared-contract/src/routes.ts', import.meta.url);
const { screens } = await tsImport('../mfe-doctor/src/kinds/screens.ts', import.meta.url);

const end = (why) => {
  bad(why);
  process.exit(1);
};
if (!/^[a-z]{3,30}s$/.test(name ?? ''))
  end('A name in the plural is wanted, in small letters: npm run new-kind -- podcasts');
const known = Object.entries(kinds).find(([, row]) => row.name === name);
if (known && known[0] in screens) end(`${name} has its screens already`);
if (known && !known[1].alike) end(`${name} has rules of its own: its list and records are not those of other kinds`);

const capital = (text) => text[0].toUpperCase() + text.slice(1);
const type = name.slice(0, -1);
const [count, row] = known ?? [name, { title: { en: capital(name) }, one: { en: capital(type) } }];
const title = row.title.en;
const one = row.one.en;
const api = known ? routes[`${name}.list`].path.replace(/\/$/, '') : `/api/${name}`;
if (!known) addToContract({ name, type, title, one });
addToDoctor({ count, name, title, one, path: kindPaths[count] ?? `/doctor/${name}`, api });
// Imports in their order, lines as long as they may be.
execFileSync('npx', ['biome', 'check', '--write', 'shared-contract/src', 'mfe-doctor/src/kinds'], { stdio: 'inherit' });

good(`${title}: list and page stand in mfe-doctor/src/kinds/${name}.ts, its test beside it`);
say(`Left for you:
- mfe-doctor: its facts and parts, its words in locales/en.json; \`reader: true\` in screens.ts where it has files.
- The tables by hand that now say no: find-page.test.ts and dashboard-page.test.tsx.`);
if (!known) {
  say(`- shared-contract: what only it has (entities/content-details.ts), its icon, its people and Hindi (kinds.ts).
- shell: its words on /benefits and on home, in both languages (pages/parts, pages/home).
- demo/src: content, published and waiting for approval.
- The address, the section and the kind in kinds.test.ts, paths.test.ts and docs/requirements.md.`);
}
