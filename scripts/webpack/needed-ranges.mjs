import { readFileSync } from 'node:fs';
import { isAtLeast } from '../surface/compare.mjs';
import { offers, root } from './packages.mjs';

const folders = {
  '@tvacha/shared-contract': 'shared-contract',
  '@tvacha/shared-core': 'shared-core',
  '@tvacha/shared-ui': 'shared-ui',
};

/** Since which version each member of the shared packages is as it is, where that is not the major's first. */
export const writtenSince = () =>
  Object.fromEntries(
    Object.entries(folders).map(([name, folder]) => [
      name,
      JSON.parse(readFileSync(`${root}/${folder}/surface.json`, 'utf8')).since,
    ]),
  );

/** What the modules of a build take of each shared module, as paths of names; a whole module is an empty path. */
export function usedMembers({ modules, moduleGraph }) {
  const used = new Map();
  for (const module of modules) {
    for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
      if (target?.type !== 'consume-shared-module' || !dependency) continue;
      const { shareKey } = target.options;
      // Importing a module for its effects, and preparing to, names nothing of it.
      const names = 'ids' in dependency ? [dependency.ids] : dependency.type.includes('import()') ? [[]] : [];
      used.set(shareKey, [...(used.get(shareKey) ?? []), ...names]);
    }
  }
  return used;
}

/** Whether somebody who uses `path` uses a member such as `toast` or `paths.home`; items of a list are data. */
function uses(path, member) {
  if (member.includes('[') || member.includes(' ')) return false;
  const names = member.split('.');
  return names.every((name, at) => path[at] === undefined || path[at] === name);
}

const caret = (range) => /^\^(\d+\.\d+\.\d+)$/.exec(range)?.[1];

/**
 * The range of each shared package that a build truly needs: what its manifest says, raised to the version since
 * which all that it uses is there.
 * @param used from `usedMembers`
 * @param since from `writtenSince`
 */
export function neededRanges(used, dependencies, since) {
  const ranges = {};
  for (const { key, package: name, version } of offers()) {
    if (!folders[name] || !used.has(key)) continue;
    const declared = ranges[name] ?? dependencies[name] ?? `^${version.split('.')[0]}.0.0`;
    let least = caret(declared);
    ranges[name] = declared;
    if (!least) continue;
    const subpath = `.${key.slice(name.length)}#`;
    for (const [member, from] of Object.entries(since[name] ?? {})) {
      const isUsed =
        member.startsWith(subpath) && used.get(key).some((path) => uses(path, member.slice(subpath.length)));
      if (isUsed && isAtLeast(from, least)) least = from;
    }
    ranges[name] = `^${least}`;
  }
  return ranges;
}
