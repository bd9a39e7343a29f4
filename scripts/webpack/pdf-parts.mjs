import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import webpack from 'webpack';

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
const home = dirname(manifest);
/** What pdf.js fetches by itself; the decoders in WebAssembly are not among it, as the site's policy forbids them. */
const wanted = {
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(pfb|ttf)$|^LICENSE/,
  wasm: /^openjpeg_nowasm_fallback\.js$|^LICENSE_.*OPENJPEG$/,
};

/** Character maps, fonts and a decoder by their paths; beside the worker they have the version of pdf.js before them. */
export const pdfParts = () =>
  Object.entries(wanted).flatMap(([folder, names]) =>
    readdirSync(`${home}/${folder}`)
      .filter((name) => names.test(name))
      .map((name) => ({ path: `pdf-${version}/${folder}/${name}`, file: `${home}/${folder}/${name}` })),
  );

const worker = /pdf\.worker\.min\.[^/]*mjs$/;

/** Lays them beside the worker of pdf.js in a build that has one. */
export class PdfPartsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PdfPartsPlugin', (compilation) => {
      // As small as they get, and said to be: the minimizer takes what comes late too, and the decoder is a module.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'PdfPartsPlugin', stage }, (assets) => {
        const found = Object.keys(assets).find((name) => worker.test(name));
        if (found === undefined) return;
        const folder = found.slice(0, found.lastIndexOf('/') + 1);
        for (const { path, file } of pdfParts())
          compilation.emitAsset(`${folder}${path}`, new webpack.sources.RawSource(readFileSync(file)), {
            minimized: true,
          });
      });
    });
  }
}
