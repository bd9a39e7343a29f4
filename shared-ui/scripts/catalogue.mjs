import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

/** Serves the living catalogue of the parts: `npm run catalogue -w @tvacha/shared-ui`, then the address it prints. */
const port = Number(process.env.PORT ?? 4400);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}dist/catalogue`;
const worker = 'pdfjs-dist/build/pdf.worker.min.mjs';
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tvacha parts</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/page.css"></head>
<body><div id="root"></div><script type="module" src="/page.js"></script></body></html>`;

mkdirSync(`${folder}/pdfjs-dist/build`, { recursive: true });
writeFileSync(`${folder}/index.html`, page);
copyFileSync(createRequire(import.meta.url).resolve(worker), `${folder}/${worker}`);

const build = await context({
  entryPoints: { page: `${root}src/catalogue/page.tsx` },
  outdir: folder,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  sourcemap: 'linked',
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"development"' },
  logLevel: 'warning',
});
const { hosts } = await build.serve({ host: '127.0.0.1', port, servedir: folder, fallback: `${folder}/index.html` });
process.stdout.write(`The parts are at http://${hosts[0]}:${port}/\n`);
