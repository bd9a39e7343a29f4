import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import webpack from 'webpack';

/** What is there from the start; the rest is kept as it is read. */
const precached = ['offline.html', 'favicon.svg'];

/** The faces of the page without a connection: what they are called in it, and what their files begin with. */
const faces = { 'Inter Variable': 'inter-core', 'Newsreader Variable': 'newsreader-core' };

/** Those for Hindi are too heavy to be fetched for it. Whoever has read here in them has them still. */
const facesIfKept = {
  'Noto Sans Devanagari Variable': 'noto-sans-hi',
  'Noto Serif Devanagari Variable': 'noto-serif-hi',
};

const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

const face = ({ family, url }) =>
  `@font-face { font-family: "${family}"; src: url("${url}") format("woff2"); font-weight: 400 600 }`;

const withFaces = (page, fonts) => page.replace('<style>', `<style>\n${fonts.map(face).join('\n')}`);

/** Writes `/sw.js`. It names the build's files, so that it changes, and browsers tell of it, whenever they do. */
export class WorkerPlugin {
  constructor(source) {
    this.source = source;
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      const read = (file) => compilation.getAsset(file).source.buffer();
      compilation.hooks.processAssets.tap({ name: 'WorkerPlugin', stage }, () => {
        const names = Object.keys(compilation.assets);
        const entry = names.find((name) => /^static\/main\.\w+\.js$/.test(name));
        if (!entry) throw new Error('The build has no entry');
        const fontOf = ([family, start]) => {
          const file = names.find((name) => name.startsWith(`static/${start}.`) && name.endsWith('.woff2'));
          if (!file) throw new Error(`The build has no file of the face ${family}`);
          return { family, url: `/${file}` };
        };
        const fonts = Object.entries(faces).map(fontOf);
        const kept = Object.entries(facesIfKept).map(fontOf);
        compilation.updateAsset(
          'offline.html',
          (page) => new sources.RawSource(withFaces(String(page.source()), [...fonts, ...kept])),
        );
        const revision = digest(names.sort().join());
        const list = [
          ...precached.map((file) => ({ url: `/${file}`, revision: `${revision}-${digest(read(file))}` })),
          // Their names change with what is in them.
          ...fonts.map(({ url }) => ({ url, revision: null })),
        ];
        const { outputFiles } = buildSync({
          entryPoints: [this.source],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          define: {
            PRECACHE: JSON.stringify(list),
            ENTRY: JSON.stringify(`/${entry}`),
            'process.env.NODE_ENV': '"production"',
          },
        });
        compilation.emitAsset('sw.js', new sources.RawSource(outputFiles[0].text));
      });
    });
  }
}
