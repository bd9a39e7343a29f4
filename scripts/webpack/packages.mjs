import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The workspace root, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const require = createRequire(import.meta.url);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The package.json of a folder. */
export const manifestOf = (folder) => readJson(`${root}/${folder}/package.json`);

/** The workspace packages that the shell offers, and whether their ungrouped modules come at once or one by one. */
const offeredPackages = [
  { folder: 'shared-contract', ungrouped: 'base' },
  { folder: 'shared-core', ungrouped: 'base' },
  { folder: 'shared-ui', ungrouped: 'own' },
];

/** CommonJS parts of React; there must be one of each in the page. */
const reactParts = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/**
 * The server's schemas, test helpers, what the build and the shell alone ask for, and the table of routes: each package
 * bundles the operations that it calls (docs/decisions/0025).
 */
const unoffered = new Set(['.', './testing', './registry', './remote-config', './routes', './routes/*']);
/** Whether the shell offers a subpath of a package. */
export const isOffered = (subpath) => !unoffered.has(subpath) && !subpath.endsWith('.css');

function offersOf({ folder, ungrouped }) {
  const { name, version, exports = {}, tvacha } = manifestOf(folder);
  const groupBySubpath = new Map(
    Object.entries(tvacha?.groups ?? {}).flatMap(([group, subpaths]) =>
      subpaths.map((subpath) => [subpath.replace(/^\.\//, ''), group]),
    ),
  );
  return Object.keys(exports)
    .filter(isOffered)
    .map((subpath) => subpath.slice(2))
    .map((subpath) => ({
      key: `${name}/${subpath}`,
      package: name,
      version,
      group: groupBySubpath.get(subpath) ?? (ungrouped === 'base' ? 'base' : subpath),
    }));
}

/**
 * Every module that the shell offers to remotes: `{ key, package, version, group }`. Group `base` comes
 * with the code that opens areas; each other group is one chunk, loaded when a remote asks for a module of it.
 */
export function offers() {
  const react = reactParts.map((key) => {
    const name = key.split('/')[0];
    return { key, package: name, version: readJson(require.resolve(`${name}/package.json`)).version, group: 'base' };
  });
  return [...react, ...offeredPackages.flatMap(offersOf)];
}

const oneInThePage =
  /\/(shared-(?:core|ui|contract)\/src(?!\/routes\/)|node_modules\/(?:react|react-dom|antd))\/(?!.*jsx-dev-runtime)/;

/**
 * The package of a file, where a page must hold one copy of it: in a remote's own chunks there must be nothing of it
 * but the operations that it calls, which hold no state, and in development what React marks elements with.
 */
export const packageOfOneCopy = (file) => oneInThePage.exec(file)?.[1];
