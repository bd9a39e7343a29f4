import { offers } from './packages.mjs';

/** What the shell offers at once comes with the code that opens areas. */
const chunkName = (group) => (group === 'base' ? 'areas' : `share-${group}`);

/** Only CommonJS may be asked for by `require`: for an ES module that would end scope hoisting in the shell. */
const isCommonJs = (offer) => !offer.key.startsWith('@tvacha/');

function eagerRow({ key, version }, at) {
  const lib = isCommonJs({ key }) ? `() => require(${JSON.stringify(key)})` : `() => e${at}`;
  return `{ key: ${JSON.stringify(key)}, version: ${JSON.stringify(version)}, lib: ${lib} }`;
}

const lazyRow = ({ key, version, group }) =>
  `{ key: ${JSON.stringify(key)}, version: ${JSON.stringify(version)}, get: () => ` +
  `import(/* webpackChunkName: "${chunkName(group)}" */ ${JSON.stringify(`virtual:offers/${group}`)})` +
  `.then((group) => group[${JSON.stringify(key)}]) }`;

/**
 * The modules `virtual:offers` and `virtual:offers/<group>`: what the shell gives to remotes, written from the
 * `exports` of the shared packages.
 */
export function offerModules(context) {
  const all = offers();
  const eager = all.filter((offer) => offer.group === 'base');
  const lazy = all.filter((offer) => offer.group !== 'base');
  const imports = eager
    .map((offer, at) => (isCommonJs(offer) ? '' : `import * as e${at} from ${JSON.stringify(offer.key)};\n`))
    .join('');
  const rows = [...eager.map(eagerRow), ...lazy.map(lazyRow)];
  const asModule = (source) => ({ source: () => source, type: '.js', context, version: source });
  const modules = { offers: asModule(`${imports}export const offers = [\n${rows.join(',\n')}\n];\n`) };
  for (const group of new Set(lazy.map((offer) => offer.group))) {
    const keys = lazy.filter((offer) => offer.group === group).map((offer) => JSON.stringify(offer.key));
    modules[`offers/${group}`] = asModule(keys.map((key) => `export * as ${key} from ${key};\n`).join(''));
  }
  return modules;
}

/** The same list for the server, where a module is evaluated when a remote asks for it and not before. */
export function serverOfferModules(context) {
  const rows = offers().map(
    ({ key, version }) =>
      `{ key: ${JSON.stringify(key)}, version: ${JSON.stringify(version)}, lib: () => require(${JSON.stringify(key)}) }`,
  );
  const source = `export const offers = [\n${rows.join(',\n')}\n];\n`;
  return { offers: { source: () => source, type: '.js', context, version: source } };
}

/** Which keys each group's chunk provides, for the list of files to preload. */
export function keysByGroup() {
  const all = offers();
  const groups = new Set(all.map((offer) => offer.group));
  const keysOf = (group) => all.filter((offer) => offer.group === group).map((offer) => offer.key);
  return Object.fromEntries([...groups].map((group) => [group, keysOf(group)]));
}

export { chunkName };
