import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from '../webpack/base.mjs';
import { root } from '../webpack/packages.mjs';
import { PublicFilesPlugin } from '../webpack/shell-plugins.mjs';

const base = baseConfig({
  name: 'monolith',
  context: `${root}/shell`,
  filename: 'static/[name].[contenthash:8]',
  output: { path: `${root}/dist/bench/monolith/shell`, publicPath: '/' },
});

/** The portal as one single-page application with lazy routes: what federation is measured against. */
export default {
  ...base,
  entry: { main: `${root}/scripts/bench/monolith/main.tsx` },
  optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
  plugins: [
    ...base.plugins,
    new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
    new PublicFilesPlugin(`${root}/shell/public`),
  ],
};
