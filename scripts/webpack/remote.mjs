import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.mjs';
import { offers } from './packages.mjs';
import { ReleasePlugin } from './release-plugin.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The name of a release, which is also its global: two releases never answer to one name. */
export const releaseName = (area, version) => `${area}__${version.replace(/[^0-9A-Za-z]/g, '_')}`;

/** All that the shell offers, none of it carried along: a remote that cannot get it is refused. */
function shared(dependencies) {
  return Object.fromEntries(
    offers().map(({ key, package: name, version }) => [
      key,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: dependencies[name] ?? `^${version}`,
        version,
      },
    ]),
  );
}

/**
 * The build of a remote's release: `dist/remoteEntry.js`, its chunks, and `release.json` for the release tool.
 * @param {{ folder: string, area?: string, version?: string, core?: string, outDir?: string, dev?: boolean }} options
 *   Defaults come from the package.json and the remote.json in `folder`.
 */
export function remoteConfig({ folder, dev = process.env.NODE_ENV === 'development', ...given }) {
  const manifest = readJson(`${folder}/package.json`);
  const description = readJson(`${folder}/remote.json`);
  const area = given.area ?? description.area ?? basename(folder).replace(/^mfe-/, '');
  const version = given.version ?? manifest.version;
  const name = releaseName(area, version);
  const dependencies = { ...manifest.dependencies };
  if (given.core) dependencies['@tvacha/shared-core'] = given.core;

  const base = baseConfig({
    name,
    context: folder,
    dev,
    output: {
      path: given.outDir ?? `${folder}/dist`,
      publicPath: 'auto',
      // Without it a chunk that failed to load leaves half-evaluated modules behind, and the next try fails falsely.
      strictModuleErrorHandling: true,
    },
  });
  return {
    ...base,
    entry: {},
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared: shared(dependencies),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new ReleasePlugin({ name, version, core: dependencies['@tvacha/shared-core'], routes: description.routes ?? [] }),
    ],
  };
}
