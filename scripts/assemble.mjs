import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { findAreas } from './lib/areas.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tool = (name) => tsImport(`../deploy/src/${name}.ts`, import.meta.url);

/**
 * Lays the builds of shell and remotes out as a deployed site: `shell/` is the root of the web, `remotes/` and
 * `registry.json` stand beside it. Here a version may be replaced; the release tool would refuse.
 */
export async function assemble({ site, shell = `${root}shell/dist`, remotes }) {
  const [{ publish }, { placeShell }] = await Promise.all(['publish', 'shell'].map(tool));
  await placeShell({ site, dist: shell });
  for (const area of remotes) {
    const folder = `${root}mfe-${area}`;
    await publish({ site, area, dist: `${folder}/dist`, replace: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { site: { type: 'string', default: `${root}dist/site` } } });
  const areas = findAreas(root);
  const missing = ['shell', ...areas.map((area) => `mfe-${area}`)].filter(
    (name) => !existsSync(`${root}${name}/dist/${name === 'shell' ? 'index.html' : 'release.json'}`),
  );
  if (missing.length > 0) {
    process.stderr.write(`Not built yet: ${missing.join(', ')}. Run npm run build first.\n`);
    process.exit(1);
  }
  await assemble({ site: values.site, remotes: areas });
}
