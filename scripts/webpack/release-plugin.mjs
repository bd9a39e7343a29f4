import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import webpack from 'webpack';
import { neededRanges, usedMembers, writtenSince } from './needed-ranges.mjs';
import { packageOfOneCopy } from './packages.mjs';
import { serverFile } from './server-file-plugin.mjs';

const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const isLoadable = (file) => /\.(js|css)$/.test(file);
const sorted = (values) => [...new Set(values)].sort();

/** The shared modules that the chunks of a group take from the shell. */
function consumesOf(compilation, chunks) {
  const keys = [];
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      if (module.type === 'consume-shared-module') keys.push(module.options.shareKey);
    }
  }
  return sorted(keys);
}

const pageOf = (request) => basename(request).replace(/\.tsx?$/, '');

/** Async chunk groups by the file name, without ending, of the module that was imported. */
function groupsByPage(compilation) {
  const groups = new Map();
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      if (request) groups.set(pageOf(request), group);
    }
  }
  return groups;
}

/** A module of the shared packages that is not offered would be carried along, a second copy beside the shell's. */
function refuseCopies(compilation) {
  const named = new Set();
  for (const { resource } of compilation.modules) {
    const from = packageOfOneCopy(resource ?? '');
    if (!from || named.has(from)) continue;
    named.add(from);
    const message = `A remote must not carry ${resource}: the shell does not offer it`;
    compilation.errors.push(new webpack.WebpackError(message));
  }
}

/**
 * Writes `release.json`: what the registry says of this release, file names relative to its folder. A route with a
 * page gets that page's files and shared modules listed, so that the server can announce them with the HTML. And
 * `remote.json`, what it is told of the remote itself.
 */
export class ReleasePlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      let used = new Map();
      // Before modules are joined, while each still says what it imports.
      compilation.hooks.finishModules.tap('ReleasePlugin', () => {
        refuseCopies(compilation);
        used = usedMembers(compilation);
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        const emit = (name, value) =>
          compilation.emitAsset(name, new sources.RawSource(`${JSON.stringify(value, null, 2)}\n`));
        const description = this.options.descriptionOf();
        emit('release.json', this.describe(compilation, used, description));
        emit('remote.json', description);
      });
    });
  }

  describe(compilation, used, { routes }) {
    const { name, version, dependencies, expose, since = writtenSince() } = this.options;
    const groups = groupsByPage(compilation);
    const exposed = groups.get(pageOf(expose));
    const first = exposed?.chunks ?? [];
    const preload = { '*': filesOf(exposed).filter((file) => file !== 'remoteEntry.js') };
    const needs = { '*': consumesOf(compilation, first) };
    const later = {};
    for (const { path, page, late = [] } of routes) {
      if (!page) continue;
      const groupsOf = (names) =>
        [names].flat().map((name) => {
          if (!groups.has(name))
            throw new Error(`remote.config.ts: no module "${name}" is imported lazily for ${path}`);
          return groups.get(name);
        });
      const partsOf = (shown) => ({
        files: [...new Set(shown.flatMap(filesOf))].filter((file) => !preload['*'].includes(file)),
        needs: consumesOf(
          compilation,
          shown.flatMap(({ chunks }) => chunks),
        ).filter((key) => !needs['*'].includes(key)),
      });
      const first = partsOf(groupsOf(page));
      preload[path] = first.files;
      needs[path] = first.needs;
      if (late.length > 0) later[path] = partsOf(groupsOf(late));
    }
    const integrity = Object.fromEntries(
      compilation.getAssets().map(({ name: file, source }) => [file, sha384(source.buffer())]),
    );
    const consumes = consumesOf(compilation, compilation.chunks);
    const server = compilation.getAsset(serverFile) && { server: serverFile };
    const requires = neededRanges(used, dependencies, since);
    const core = requires['@tvacha/shared-core'] ?? dependencies['@tvacha/shared-core'];
    const files = { integrity, preload, needs, late: later, consumes };
    return { version, name, entry: 'remoteEntry.js', ...server, core, requires, ...files };
  }
}

const filesOf = (group) => (group ? group.getFiles().filter(isLoadable) : []);
