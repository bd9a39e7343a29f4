import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { compileCatalogue } from '../../scripts/webpack/catalogue-loader.mjs';
import { pdfParts } from '../../scripts/webpack/pdf-parts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const worker = 'pdfjs-dist/build/pdf.worker.min.mjs';
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tvacha parts</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/page.css"></head>
<body><div id="root"></div><script type="module" src="/page.js"></script></body></html>`;

/** Words as the portal's own builds bring them. */
const words = {
  name: 'words',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/locales\/[a-z]{2}\.json$/ }, ({ path }) => ({
      contents: compileCatalogue(readFileSync(path, 'utf8'), path),
    })),
};

function optionsFor(folder) {
  mkdirSync(`${folder}/pdfjs-dist/build`, { recursive: true });
  writeFileSync(`${folder}/index.html`, page);
  copyFileSync(createRequire(import.meta.url).resolve(worker), `${folder}/${worker}`);
  for (const { path, file } of pdfParts()) {
    const to = `${folder}/pdfjs-dist/build/${path}`;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(file, to);
  }
  return {
    entryPoints: { page: `${root}src/catalogue/page.tsx` },
    outdir: folder,
    bundle: true,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    plugins: [words],
    logLevel: 'error',
  };
}

/** Builds the catalogue into a folder, once, without the checks that React does while one develops. */
export const buildCatalogue = (folder) =>
  build({ ...optionsFor(folder), minify: true, define: { 'process.env.NODE_ENV': '"production"' } });

/** Serves it, built anew at each load. */
export async function serveCatalogue(folder, port) {
  const options = { ...optionsFor(folder), sourcemap: 'linked', define: { 'process.env.NODE_ENV': '"development"' } };
  const running = await context(options);
  return running.serve({ host: '127.0.0.1', port, servedir: folder, fallback: `${folder}/index.html` });
}
