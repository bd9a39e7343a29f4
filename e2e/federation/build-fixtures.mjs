import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { remoteConfig } from '../../scripts/webpack/remote.mjs';
import { shellConfig } from '../../scripts/webpack/shell.mjs';

// Builds the real shell and every release of fixtures/builds.json into the folder given; and a shell of a later time,
// which is the same with a higher version of shared-core. One release is built as it is for its developer.
const [, , out] = process.argv;
const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));
const [major] = JSON.parse(
  readFileSync(new URL('../../shared-core/package.json', import.meta.url), 'utf8'),
).version.split('.');
const builds = JSON.parse(readFileSync(`${fixtures}builds.json`, 'utf8').replaceAll('<major>', major));

const descriptionOf = (area) => ({
  area,
  prefixes: [`/${area}`],
  routes: [
    { path: `/${area}/home`, title: { en: `The ${area} area` } },
    { path: `/${area}/more`, title: { en: `More of the ${area} area` }, page: 'more-page' },
  ],
  menu: [],
});

const { dependencies } = JSON.parse(readFileSync(new URL('../../mfe-doctor/package.json', import.meta.url), 'utf8'));

function configOf({ area, version, source, throws = '', core = dependencies['@tvacha/shared-core'], since, dev }) {
  const folder = `${out}/${area}-${version}`;
  const description = descriptionOf(area);
  // Only the healthy ones have a second page.
  if (source !== 'healthy') description.routes.length = 1;
  if (source === 'new-things') description.routes.push({ path: `/${area}/notes/:id`, title: { en: 'Notes' } });
  const config = remoteConfig({
    folder: fixtures,
    manifest: { version, dependencies: { ...dependencies, '@tvacha/shared-core': core } },
    descriptionOf: () => description,
    expose: `./${source}.tsx`,
    outDir: `${folder}/dist`,
    since,
    dev,
  });
  const said = { FIXTURE_AREA: area, FIXTURE_VERSION: version, FIXTURE_THROWS: throws };
  const constants = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, JSON.stringify(value)]));
  return { ...config, plugins: [...config.plugins, new webpack.DefinePlugin(constants)] };
}

function makeLater() {
  const later = `${out}/shell-later/static`;
  rmSync(`${out}/shell-later`, { recursive: true, force: true });
  cpSync(`${out}/shell`, `${out}/shell-later`, { recursive: true });
  for (const name of readdirSync(later).filter((one) => one.endsWith('.js'))) {
    const text = readFileSync(`${later}/${name}`, 'utf8');
    const raised = text.replace(/(key:"@tvacha\/shared-core\/[^"]+",version:)"[^"]+"/g, `$1"${major}.7.0"`);
    if (raised !== text) writeFileSync(`${later}/${name}`, raised);
  }
}

const shell = { ...shellConfig({ outDir: `${out}/shell`, server: false }), name: 'shell-of-fixtures' };
const compiler = webpack([shell, ...builds.map(configOf)]);
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    process.stderr.write(`${error?.stack ?? stats.toString('errors-only')}\n`);
    process.exitCode = 1;
  } else makeLater();
  compiler.close(() => {});
});
