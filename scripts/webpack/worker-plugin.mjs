import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import webpack from 'webpack';

/** What is there from the start; the rest is kept as it is read. */
const precached = ['offline.html', 'favicon.svg'];

const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

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
        const revision = digest(Object.keys(compilation.assets).sort().join());
        const list = precached.map((file) => ({ url: `/${file}`, revision: `${revision}-${digest(read(file))}` }));
        const { outputFiles } = buildSync({
          entryPoints: [this.source],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          define: {
            PRECACHE: JSON.stringify(list),
            'process.env.NODE_ENV': '"production"',
          },
        });
        compilation.emitAsset('sw.js', new sources.RawSource(outputFiles[0].text));
      });
    });
  }
}
