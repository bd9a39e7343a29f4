import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from './packages.mjs';

/** What the server runs of a build; the same name in the shell and in every release. */
export const serverFile = 'server.cjs';

function run(config) {
  return new Promise((done, failed) => {
    webpack(config, (error, stats) => {
      if (error) failed(error);
      else if (stats.hasErrors()) failed(new Error(stats.toString('errors-only')));
      else done();
    });
  });
}

/** Builds the same sources for the server meanwhile, and adds that file to the build. */
export class ServerFilePlugin {
  /** @param {object} config Its entry, output path and file name are set here. */
  constructor(config) {
    this.path = join(root, 'node_modules/.cache/server-builds', config.cache.name);
    const output = { ...config.output, path: this.path, filename: serverFile, library: { type: 'commonjs2' } };
    this.config = { ...config, output };
  }

  apply(compiler) {
    compiler.hooks.make.tapPromise('ServerFilePlugin', async (compilation) => {
      await run(this.config);
      const source = await readFile(join(this.path, serverFile));
      compilation.emitAsset(serverFile, new webpack.sources.RawSource(source));
    });
  }
}
