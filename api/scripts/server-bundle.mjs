import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const root = fileURLToPath(new URL('..', import.meta.url));
const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));

/** Bundles programs of the server. Packages of the registry stay outside: the database finds its WASM beside itself. */
export const bundleServer = (options) =>
  build({
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !name.startsWith('@tvacha/'))
      .flatMap((name) => [name, `${name}/*`]),
    ...options,
  });
