// Makes the films of demo/content/films.yaml: `npm run films`, or `npm run films -- hair-fall-after-fever` for one of them.
// By hand, where a line has changed: it needs ffmpeg with VP9 and a Chromium (CHROMIUM_PATH), which tests do not.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const outfile = `${here}../../../node_modules/.cache/films/make-films.mjs`;
await build({
  entryPoints: [`${here}make-films.tsx`],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  alias: { '@tvacha/shared-contract': `${here}../../../shared-contract/src` },
  loader: { '.css': 'empty', '.module.css': 'local-css' },
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
