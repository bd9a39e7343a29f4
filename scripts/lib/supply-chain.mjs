const registry = 'https://registry.npmjs.org/';

/** Licences that what is shipped may have: they ask for a notice, or for nothing. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** Packages with another licence, or whose licence the lockfile does not know, and why they may be shipped. */
const exceptions = [
  [/^@img\/sharp-/, 'libvips is LGPL: it is a library of its own that anybody may exchange, and is not changed'],
  [/^mediabunny$/, 'MPL-2.0 asks for its own files as they are: it is not changed, and not bundled into the server'],
  [/^xmlhttprequest-ssl$/, 'MIT, which its package.json says in a way that npm no longer reads'],
];

/** Packages of the registry in a lockfile, with their names. */
const packagesOf = ({ packages }) =>
  Object.entries(packages).flatMap(([path, entry]) => {
    const name = path.split('node_modules/').at(-1);
    return path.includes('node_modules/') && !entry.link ? [{ path, name: entry.name ?? name, ...entry }] : [];
  });

/** What goes to people and servers: all but what only the work on the repository needs. */
export const shipped = (lock) => packagesOf(lock).filter(({ dev, devOptional }) => !dev && !devOptional);

/** Whether an SPDX expression allows what the list allows: all parts of an AND, one part of an OR. */
const isAllowed = (licence = '') =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => allowed.has(one)));

/** Packages that may not be shipped, each with its licence. */
export const licenceFaults = (lock) =>
  shipped(lock)
    .filter(({ name, license }) => !isAllowed(license) && !exceptions.some(([pattern]) => pattern.test(name)))
    .map(({ name, license }) => `${name}: ${license ?? 'no licence'}`);

/** Packages that come from elsewhere than the registry, or that could be exchanged there unseen. */
export const lockFaults = (lock) =>
  packagesOf(lock).flatMap(({ path, resolved, integrity }) => [
    // Without an address npm takes it from the registry that is set.
    ...(resolved === undefined || resolved.startsWith(registry) ? [] : [`${path} comes from ${resolved}`]),
    ...(/^sha512-/.test(integrity ?? '') ? [] : [`${path} has no sha512`]),
  ]);

/**
 * A bill of materials of everything in the lockfile, cut down to what is shipped. npm's own `--omit dev` leaves out
 * whatever the root names for its tests too, react for one.
 */
export function billOf(whole, lock) {
  const kept = new Set(shipped(lock).map(({ name, version }) => `${name}@${version}`));
  const isKept = (ref) => kept.has(ref.split('|')[0]);
  const components = whole.components.filter((component) => isKept(component['bom-ref']));
  const refs = new Set([whole.metadata.component, ...components].map((component) => component['bom-ref']));
  const dependencies = whole.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  const named = new Set(components.map((component) => component['bom-ref'].split('|')[0]));
  const missing = [...kept].filter((ref) => !named.has(ref));
  if (missing.length > 0) throw new Error(`The bill of materials lacks ${missing.join(', ')}`);
  // npm names the root after its folder.
  const metadata = { ...whole.metadata, component: { ...whole.metadata.component, name: lock.name } };
  return { ...whole, metadata, components, dependencies };
}
