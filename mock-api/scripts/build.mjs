import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = new URL('..', import.meta.url);
const out = new URL('dist/', here);
const mark = new URL('made-from', out);
const sources = ['../api/src', '../demo/src', '../demo/content', '../shared-contract/src', 'src', 'scripts'];

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const source of sources) {
    const folder = new URL(`${source}/`, here);
    for (const name of readdirSync(folder, { recursive: true }).sort()) {
      if (/\.(ts|mjs|md|yaml|json)$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(name).update(readFileSync(new URL(name, folder)));
    }
  }
  return hash.digest('hex');
};

const made = fingerprint();
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== made) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await build({
    absWorkingDir: here.pathname,
    entryPoints: ['src/host.ts', 'src/make-seed.ts', 'src/choices.ts'],
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [
      '@electric-sql/pglite',
      '@electric-sql/pglite/*',
      'hash-wasm',
      '@cantoo/pdf-lib',
      '@cantoo/fontkit',
      'sharp',
    ],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const { makeSeed } = await import(pathToFileURL(new URL('make-seed.mjs', out).pathname).href);
  await makeSeed(out);
  writeFileSync(mark, made);
}
