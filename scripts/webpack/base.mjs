import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, relative } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { offers, root } from './packages.mjs';
import { PdfPartsPlugin } from './pdf-parts.mjs';
import { fileTime, RefuseLostSheets } from './refuse-lost-sheets.mjs';
import { serverFile } from './server-file-plugin.mjs';

const require = createRequire(import.meta.url);
const here = `${root}/scripts/webpack`;

const swc = (dev) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: dev } },
      target: 'es2022',
    },
  },
});

/**
 * Two releases of one remote may be in a page at once: their class names must differ, hence the salt. One mark for all
 * classes of a file: a mark for each would be what compresses worst in scripts, styles and drawn pages.
 */
const classNames = (salt) => {
  const markOf = (file) =>
    createHash('sha256')
      .update(`${salt} ${relative(root, file)}`)
      .digest('base64url')
      .slice(0, 5);
  return ({ resourcePath }, _template, local) =>
    `${basename(resourcePath, '.module.css')}-${local}-${markOf(resourcePath)}`;
};

const css = (salt, onServer) => [
  ...(onServer ? [] : [MiniCssExtractPlugin.loader]),
  {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        getLocalIdent: classNames(salt),
        exportOnlyLocals: onServer,
      },
    },
  },
];

/** What a cached build depends on besides its sources: these scripts and the list of offered modules. */
function cacheVersion() {
  const hash = createHash('sha256').update(JSON.stringify(offers()));
  for (const file of readdirSync(here)) hash.update(readFileSync(`${here}/${file}`));
  return hash.digest('hex');
}

const forBrowser = (filename) => ({
  target: ['web', 'es2022'],
  plugins: [
    new RefuseLostSheets(),
    new PdfPartsPlugin(),
    new MiniCssExtractPlugin({
      filename: `${filename}.css`,
      chunkFilename: `${filename}.css`,
      // Class names are unique and each component's styles stand alone, so the order of files is of no account.
      ignoreOrder: true,
    }),
  ],
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        // Read by people, in traces.
        exclude: serverFile,
        extractComments: false,
        minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: true, mangle: true } },
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
  },
});

/** One file, with the class names and asset addresses of the browser build beside it. */
const forServer = () => ({
  target: 'node20',
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  optimization: { minimize: false },
});

/**
 * What every build here has in common.
 * @param {{ name: string, context: string, output: object, dev?: boolean, filename?: string, onServer?: boolean }}
 *   options `name` salts the class names: a build for the server has the name of the browser's.
 */
export function baseConfig(options) {
  const { name, context, output, dev = false, filename = '[name].[contenthash:8]', onServer = false } = options;
  return {
    name,
    context,
    mode: dev ? 'development' : 'production',
    ...(onServer ? forServer() : forBrowser(filename)),
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      filename: `${filename}.js`,
      assetModuleFilename: `${filename}[ext]`,
      uniqueName: name,
      hashDigestLength: 16,
      // A request that never ends must not hold its part for webpack's two minutes.
      chunkLoadTimeout: fileTime,
      clean: true,
      ...output,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    resolveLoader: { modules: [`${root}/node_modules`] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(dev) },
        { test: /shared-contract\/src\/routes\//, enforce: 'pre', use: `${here}/pure-calls-loader.mjs` },
        { test: /\.css$/, use: css(name, onServer), sideEffects: true },
        {
          test: /\/locales\/[a-z]{2}\.json$/,
          type: 'javascript/auto',
          sideEffects: false,
          use: `${here}/catalogue-loader.mjs`,
        },
        { test: /\.(woff2|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
      ],
      ...(onServer && { generator: { asset: { emit: false }, 'asset/resource': { emit: false } } }),
    },
    cache: {
      type: 'filesystem',
      // Fixtures of the tests bear the names of real remotes.
      name: `${name}-${onServer ? 'server' : dev ? 'dev' : 'prod'}-${createHash('sha256').update(context).digest('hex').slice(0, 8)}`,
      cacheDirectory: `${root}/node_modules/.cache/webpack`,
      version: cacheVersion(),
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
