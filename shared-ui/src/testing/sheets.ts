import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const folders = ['shared-ui', 'shell', ...remotes].map((name) => `${name}/src`);

/** Every style sheet of the portal, by its path in the repository. */
export const sheets = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ file: `${folder}/${name}`, css: readFileSync(join(root, folder, name), 'utf8') })),
);
