import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from '../webpack/base.mjs';
import { root } from '../webpack/packages.mjs';

const folder = `${root}/scripts/bench/reader`;
const base = baseConfig({
  name: 'bench-reader',
  context: folder,
  output: { path: `${root}/dist/bench/reader`, publicPath: '/bench/reader/' },
});

/** The reader on a page of its own: what is measured against the viewer of pdf.js on another. */
export default {
  ...base,
  entry: { main: `${folder}/main.tsx` },
  plugins: [
    ...base.plugins,
    // The server gives out no index.html.
    new HtmlWebpackPlugin({ template: `${folder}/reader.html`, filename: 'reader.html', scriptLoading: 'defer' }),
  ],
};
