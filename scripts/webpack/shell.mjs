import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { root } from './packages.mjs';
import { ServerFilePlugin } from './server-file-plugin.mjs';
import { offerModules, serverOfferModules } from './shared-modules.mjs';
import { PublicFilesPlugin, ShellFilesPlugin } from './shell-plugins.mjs';
import { TryPlugin } from './try-plugin.mjs';
import { WorkerPlugin } from './worker-plugin.mjs';

const filename = 'static/[name].[contenthash:8]';
/** Its package names the build with development's warnings for every bundler. */
const router = `${root}/node_modules/react-router/dist/production`;
const routerAlias = { 'react-router$': `${router}/index.mjs`, 'react-router/dom$': `${router}/dom-export.mjs` };

const offersFrom = (modules) => new webpack.experiments.schemes.VirtualUrlPlugin(modules, 'virtual');

/** The shell for the server, which draws the public pages there (docs/decisions/0013). */
function serverConfig({ folder, name }) {
  const base = baseConfig({ name, context: folder, filename, output: { publicPath: '/' }, onServer: true });
  return {
    ...base,
    entry: './src/server.ts',
    plugins: [...base.plugins, offersFrom(serverOfferModules(folder))],
  };
}

/**
 * The build of the shell: a plain single-page application, with no federation plugin and no word of a remote.
 * @param {{ folder?: string, outDir?: string, dev?: boolean, server?: boolean }} options
 *   `server`: whether the file is built that draws pages on the server.
 */
export function shellConfig({
  folder = `${root}/shell`,
  outDir,
  dev = process.env.NODE_ENV === 'development',
  server = !dev,
} = {}) {
  const base = baseConfig({
    name: 'shell',
    context: folder,
    dev,
    filename,
    output: { path: outDir ?? `${folder}/dist`, publicPath: '/' },
  });
  return {
    ...base,
    entry: { main: dev ? ['./src/main.tsx'] : ['./src/main.tsx', './src/update/start-worker.ts'] },
    resolve: { ...base.resolve, ...(dev ? {} : { alias: routerAlias }) },
    // What two pages share may be in both: as a file of its own it would cost home more than it saves the other.
    optimization: { ...base.optimization, splitChunks: { chunks: 'all', minSize: 30_000 } },
    plugins: [
      ...base.plugins,
      offersFrom(offerModules(folder)),
      // These leave out the parts of the federation runtime that serve Node, manifests and the build plugin.
      new webpack.DefinePlugin({
        ENV_TARGET: '"web"',
        FEDERATION_BUILD_IDENTIFIER: '"shell"',
        FEDERATION_HAS_EXPOSES: 'false',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', minify: !dev }),
      new TryPlugin(),
      new PublicFilesPlugin(`${folder}/public`),
      new ShellFilesPlugin(),
      ...(server ? [new ServerFilePlugin(serverConfig({ folder, name: base.name }))] : []),
      ...(dev ? [] : [new WorkerPlugin(`${folder}/src/worker/sw.ts`)]),
    ],
  };
}
