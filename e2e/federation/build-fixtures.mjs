import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { remoteConfig } from '../../scripts/webpack/remote.mjs';
import { shellConfig } from '../../scripts/webpack/shell.mjs';

// Builds the real shell and every release of fixtures/builds.json into the folder given.
const [, , out] = process.argv;
const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));
const builds = JSON.parse(readFileSync(`${fixtures}builds.json`, 'utf8'));

const descriptionOf = (area) => ({
  area,
  prefixes: [`/${area}`],
  routes: [
    { path: `/${area}/home`, title: { en: `The ${area} area` } },
    { path: `/${area}/more`, title: { en: `More of the ${area} area` }, page: 'more-page' },
  ],
  menu: [],
});

function configOf({ area, version, source, core = '^1.0.0' }) {
  const folder = `${out}/${area}-${version}`;
  const description = descriptionOf(area);
  // Only the healthy ones have a second page.
  if (source !== 'healthy') description.routes.length = 1;
  const config = remoteConfig({
    folder: fixtures,
    manifest: { version, dependencies: { '@tvacha/shared-core': core } },
    descriptionOf: () => description,
    expose: `./${source}.tsx`,
    outDir: `${folder}/dist`,
  });
  const constants = { FIXTURE_AREA: JSON.stringify(area), FIXTURE_VERSION: JSON.stringify(version) };
  return { ...config, plugins: [...config.plugins, new webpack.DefinePlugin(constants)] };
}

const shell = { ...shellConfig({ outDir: `${out}/shell`, server: false }), name: 'shell-of-fixtures' };
const compiler = webpack([shell, ...builds.map(configOf)]);
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    process.stderr.write(`${error?.stack ?? stats.toString('errors-only')}\n`);
    process.exitCode = 1;
  }
  compiler.close(() => {});
});
