import webpack from 'webpack';
import { root } from './packages.mjs';
import { shellConfig } from './shell.mjs';

/** The real shell behind the mock: the same build with an entry that starts the mock first. */
export function qaConfig(outDir) {
  const config = shellConfig({ outDir, server: false });
  return {
    ...config,
    name: 'qa',
    entry: { main: './src/qa.ts' },
    experiments: { topLevelAwait: true },
    // Nobody waits for these bytes on a slow line; the build is sooner done without it.
    optimization: { ...config.optimization, minimize: false },
    resolve: {
      ...config.resolve,
      fallback: { module: false, fs: false, path: false, url: false, crypto: false, ws: false },
    },
    // PGlite names Node's modules for the branch that a browser never takes.
    plugins: [
      ...config.plugins,
      new webpack.NormalModuleReplacementPlugin(/^node:/, (resource) => {
        resource.request = resource.request.slice('node:'.length);
      }),
    ],
    cache: { ...config.cache, name: 'qa' },
  };
}

export default qaConfig(`${root}/dist/qa/shell`);
