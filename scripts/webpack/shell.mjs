import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { offerModules } from './offers.mjs';
import { root } from './packages.mjs';
import { PublicFilesPlugin, ShellFilesPlugin } from './shell-plugins.mjs';

/**
 * The build of the shell: a plain single-page application, with no federation plugin and no word of a remote.
 * @param {{ folder?: string, outDir?: string, dev?: boolean }} options
 */
export function shellConfig({ folder = `${root}/shell`, outDir, dev = process.env.NODE_ENV === 'development' } = {}) {
  const base = baseConfig({
    name: 'shell',
    context: folder,
    dev,
    filename: 'static/[name].[contenthash:8]',
    output: { path: outDir ?? `${folder}/dist`, publicPath: '/' },
  });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
    plugins: [
      ...base.plugins,
      new webpack.experiments.schemes.VirtualUrlPlugin(offerModules(folder), 'virtual'),
      // These leave out the parts of the federation runtime that serve Node, manifests and the build plugin.
      new webpack.DefinePlugin({
        ENV_TARGET: '"web"',
        FEDERATION_BUILD_IDENTIFIER: '"shell"',
        FEDERATION_HAS_EXPOSES: 'false',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', minify: !dev }),
      new PublicFilesPlugin(`${folder}/public`),
      new ShellFilesPlugin(),
    ],
  };
}
