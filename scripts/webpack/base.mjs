import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { offers, root } from './packages.mjs';

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

const css = (salt) => [
  MiniCssExtractPlugin.loader,
  {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: '[name]-[local]-[hash:base64:5]',
        // Two releases of one remote may be in a page at once: their class names must differ.
        localIdentHashSalt: salt,
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

/**
 * What every browser build here has in common.
 * @param {{ name: string, context: string, output: object, dev?: boolean, filename?: string }} options
 */
export function baseConfig({ name, context, output, dev = false, filename = '[name].[contenthash:8]' }) {
  return {
    name,
    context,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      filename: `${filename}.js`,
      assetModuleFilename: `${filename}[ext]`,
      uniqueName: name,
      hashDigestLength: 16,
      // A request that never ends must not hold its area for webpack's two minutes.
      chunkLoadTimeout: 20_000,
      clean: true,
      ...output,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    resolveLoader: { modules: [`${root}/node_modules`] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(dev) },
        { test: /\.css$/, use: css(name), sideEffects: true },
        {
          test: /\/locales\/[a-z]{2}\.json$/,
          type: 'javascript/auto',
          sideEffects: false,
          use: `${here}/catalogue-loader.mjs`,
        },
        { test: /\.(woff2|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
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
          extractComments: false,
          minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: true, mangle: true } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    cache: {
      type: 'filesystem',
      // Fixtures of the tests bear the names of real remotes.
      name: `${name}-${dev ? 'dev' : 'prod'}-${createHash('sha256').update(context).digest('hex').slice(0, 8)}`,
      cacheDirectory: `${root}/node_modules/.cache/webpack`,
      version: cacheVersion(),
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
