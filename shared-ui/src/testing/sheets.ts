import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const folders = ['shared-ui', 'shell', ...remotes].map((name) => `${name}/src`);

const filesEndingIn = (ending: string) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
  );

/** Every style sheet of the portal, by its path in the repository. */
export const sheets = filesEndingIn('.css').map(({ file, text }) => ({ file, css: text }));

/** Every file of the portal with elements in it, likewise. */
export const readComponents = () => filesEndingIn('.tsx');
