import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import webpack from 'webpack';
import { chunkName, keysByGroup } from './shared-modules.mjs';

const { Compilation, sources } = webpack;

function tap(compiler, name, stage, run) {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, () => run(compilation));
  });
}

/** Copies the files that keep their names (`/favicon.svg`, `/sw.js`, …) to the root of the site. */
export class PublicFilesPlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    if (!existsSync(this.folder)) return;
    tap(compiler, 'PublicFilesPlugin', Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
      compilation.contextDependencies.add(this.folder);
      for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        compilation.emitAsset(relative(this.folder, file), new sources.RawSource(readFileSync(file)));
      }
    });
  }
}

/** The fonts that every page in a language begins with; those of a further script end in the language's code. */
function fontsOf(files) {
  const named = (part) => files.filter((file) => new RegExp(`-${part}\\.[^/]*woff2$`).test(file));
  return { en: named('core'), hi: [...named('hi'), ...named('core')] };
}

/** What goes into every page in a language, for its lines to stand before its fonts are there. */
const fallbacks = {
  hi: readFileSync(new URL('../../shared-ui/src/fonts/fallback-hi.generated.css', import.meta.url), 'utf8').trim(),
};

/** For each language but English its words in the shell. */
function wordsOf(compilation) {
  const groups = [...compilation.namedChunkGroups].map(([name, group]) => [
    /^words-([a-z]{2})-json$/.exec(name)?.[1],
    group,
  ]);
  return Object.fromEntries(
    groups.filter(([code]) => code).map(([code, group]) => [code, group.getFiles().map((file) => `/${file}`)]),
  );
}

/** What an async chunk group is called: by its name, else by the module that is imported. */
const nameOf = ({ name, origins }) => name ?? basename(origins[0].request);

/**
 * Writes `preload.json`: the files of the first load, those that every area needs besides and those that call the
 * server, those of the page that is not there, for each lazily offered module the files that bring it and the scripts
 * of its workers, for each page of the shell's own that is a chunk its files, and for each language its fonts, what stands in
 * for them, and its words; by their names the files of all other chunks. And `routes.json`, the paths of those pages.
 */
export class ShellFilesPlugin {
  apply(compiler) {
    tap(compiler, 'ShellFilesPlugin', Compilation.PROCESS_ASSETS_STAGE_REPORT, (compilation) => {
      const urls = (files) => files.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`);
      const entry = urls(compilation.entrypoints.get('main').getFiles());
      const filesOf = (chunk) => {
        const files = urls(compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []);
        return files.filter((file) => !entry.includes(file));
      };
      const areas = filesOf('areas');
      const calls = filesOf('calls').filter((file) => !areas.includes(file));
      const notFound = filesOf('page-not-found');
      const workersOf = (chunk) => {
        const chunks = compilation.namedChunkGroups.get(chunk)?.chunks ?? [];
        const files = new Set(chunks.flatMap(({ auxiliaryFiles }) => [...auxiliaryFiles]));
        return [...files].filter((file) => file.endsWith('.mjs')).map((file) => `/${file}`);
      };
      const shares = {};
      const workers = {};
      for (const [group, keys] of Object.entries(keysByGroup())) {
        const files = filesOf(chunkName(group)).filter((file) => ![...areas, ...calls].includes(file));
        const own = workersOf(chunkName(group));
        for (const key of keys) {
          shares[key] = files;
          if (own.length > 0) workers[key] = own;
        }
      }
      const read = (name) => JSON.parse(readFileSync(join(compiler.context, name), 'utf8'));
      const rows = read('pages.json');
      const pages = Object.fromEntries(rows.map(({ path, page }) => [path, filesOf(`page-${page}`)]));
      const named = ['areas', 'calls', 'page-not-found', ...Object.keys(keysByGroup()).map(chunkName)];
      const listed = new Set([...named, ...rows.map(({ page }) => `page-${page}`)]);
      const others = compilation.chunkGroups.filter(
        (group) => !group.isInitial() && !listed.has(nameOf(group)) && !nameOf(group).startsWith('words-'),
      );
      const parts = Object.fromEntries(
        others.map((group) => [nameOf(group), urls(group.getFiles()).filter((file) => !entry.includes(file))]),
      );
      const fonts = fontsOf(compilation.getAssets().map(({ name }) => `/${name}`));
      const emit = (name, value) => compilation.emitAsset(name, new sources.RawSource(JSON.stringify(value)));
      const words = wordsOf(compilation);
      const lists = { entry, areas, calls, notFound, shares, workers, pages, parts, fonts, fallbacks, words };
      emit('preload.json', lists);
      const routes = rows.map(({ path, private: isPrivate }) => ({ path, private: isPrivate }));
      // The bare pages that pictures are taken of are drawn in the browser alone.
      emit('routes.json', [...routes, { ...read('picture.json'), private: true }]);
    });
  }
}
