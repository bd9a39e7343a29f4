import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.mjs';
import { offers, root } from './packages.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { configRule, readDescription } from './remote-config.mjs';
import { ServerFilePlugin } from './server-file-plugin.mjs';
import { TryPlugin } from './try-plugin.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The name of a release, which is also its global: two releases never answer to one name. */
export const releaseName = (area, version) => `${area}__${version.replace(/[^0-9A-Za-z]/g, '_')}`;

/** All that the shell offers, and which versions of it this remote can do with. */
const wanted = (dependencies) =>
  offers().map(({ key, package: name, version }) => ({ key, version, range: dependencies[name] ?? `^${version}` }));

/** None of it is carried along: a remote that cannot get it is refused. */
function shared(dependencies) {
  return Object.fromEntries(
    wanted(dependencies).map(({ key, version, range }) => [
      key,
      { import: false, singleton: true, strictVersion: true, requiredVersion: range, version },
    ]),
  );
}

const withRule = (config, rule) => ({ ...config, module: { ...config.module, rules: [...config.module.rules, rule] } });

/** The remote for the server. There it asks the shell's server build for what it takes, by key and range. */
function serverConfig({ name, folder, base, dependencies }) {
  const config = baseConfig({ name, context: folder, output: { publicPath: base }, onServer: true });
  return {
    ...withRule(config, configRule({ heads: true })),
    entry: `${root}/scripts/webpack/remote-server.ts`,
    resolve: {
      ...config.resolve,
      alias: { 'remote/config$': `${folder}/remote.config.ts`, 'remote/definition$': `${folder}/src/remote.tsx` },
    },
    externals: Object.fromEntries(wanted(dependencies).map(({ key, range }) => [key, `commonjs2 ${key}@${range}`])),
  };
}

/**
 * The build of a remote's release: `dist/remoteEntry.js`, its chunks, and for the release tool `release.json` and
 * `remote.json`, what the registry is told of it.
 * @param {{ folder: string, manifest?: object, descriptionOf?: () => object, expose?: string, outDir?: string, since?: object, dev?: boolean }}
 *   options What is not given is read from `folder`; `since` from the surfaces of the shared packages.
 */
export function remoteConfig({
  folder,
  manifest = readJson(`${folder}/package.json`),
  descriptionOf = () => readDescription(folder),
  expose = './src/remote.tsx',
  outDir = `${folder}/dist`,
  since,
  dev = process.env.NODE_ENV === 'development',
}) {
  const { version, dependencies } = manifest;
  const description = descriptionOf();
  const name = releaseName(description.area, version);
  const isPrerenderedOnServer = !dev && description.routes.some(({ prerender }) => prerender);
  const base = baseConfig({
    name,
    context: folder,
    dev,
    output: {
      path: outDir,
      publicPath: 'auto',
      // Without it a chunk that failed to load leaves half-evaluated modules behind, and the next try fails falsely.
      strictModuleErrorHandling: true,
    },
  });
  return {
    ...withRule(base, configRule({ heads: false })),
    // What only one part needs is in that part's chunk, by whose name it is found.
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    entry: {},
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { './remote': expose },
        shared: shared(dependencies),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new TryPlugin({ isRelease: true }),
      new ReleasePlugin({
        name,
        version,
        expose,
        dependencies,
        since,
        // Again after each change, where it is watched.
        descriptionOf: dev ? descriptionOf : () => description,
      }),
      ...(isPrerenderedOnServer
        ? [
            new ServerFilePlugin(
              serverConfig({ name, folder, base: `/remotes/${description.area}/${version}/`, dependencies }),
            ),
          ]
        : []),
    ],
  };
}
