import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The program that parses files of strangers; it lies beside each that starts it. */
export const parserChild = { 'parser-child': `${root}src/node/parser/parser-child.ts` };

/** What an operator runs: each is a script of package.json from its source, and lies in dist by this name. */
export const commands = Object.fromEntries(
  ['move', 'reset-factor', 'rotate-keys', 'verify-audit'].map((name) => [name, `${root}src/node/${name}.ts`]),
);

/** Packages of the registry that a package of ours names. */
function packagesOf(folder) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@tvacha/'));
}

/**
 * Bundles programs of the server. Packages of the registry stay outside: the database finds its WASM beside itself.
 * @param options those of esbuild; `absWorkingDir` is the package whose program it is, the server's own where it is missing
 */
export const bundleServer = ({ absWorkingDir = root, ...options }) =>
  build({
    absWorkingDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: [...packagesOf(root), ...packagesOf(absWorkingDir)].flatMap((name) => [name, `${name}/*`]),
    ...options,
  });
