import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { findAreas } from '../lib/areas.mjs';
import { baseConfig } from '../webpack/base.mjs';
import { root } from '../webpack/packages.mjs';
import { configRule, readDescription } from '../webpack/remote-config.mjs';
import { PublicFilesPlugin } from '../webpack/shell-plugins.mjs';

const base = baseConfig({
  name: 'monolith',
  context: `${root}/shell`,
  filename: 'static/[name].[contenthash:8]',
  output: { path: `${root}/dist/bench/monolith/shell`, publicPath: '/' },
});

const folderOf = (area) => `${root}/mfe-${area}`;

/** `virtual:areas`: what the registry would say of every area, and the code of each. */
function areasModule() {
  const areas = findAreas(root);
  const loads = areas.map((area) => {
    const file = JSON.stringify(`${folderOf(area)}/src/remote`);
    return `${area}: () => import(${file}).then(({ definition }) => definition)`;
  });
  const descriptions = JSON.stringify(areas.map((area) => readDescription(folderOf(area))));
  const source = `export const descriptions = ${descriptions};\nexport const load = { ${loads.join(', ')} };\n`;
  return { areas: { source: () => source, type: '.js', context: root, version: source } };
}

/** The portal as one single-page application with lazy routes: what federation is measured against. */
export default {
  ...base,
  entry: { main: `${root}/scripts/bench/monolith/main.tsx` },
  optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
  module: { ...base.module, rules: [...base.module.rules, configRule({ heads: false })] },
  plugins: [
    ...base.plugins,
    new webpack.experiments.schemes.VirtualUrlPlugin(areasModule(), 'virtual'),
    new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
    new PublicFilesPlugin(`${root}/shell/public`),
  ],
};
