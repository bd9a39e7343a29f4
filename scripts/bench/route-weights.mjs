import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** The most that anything may weigh or take; bench and browser tests hold to it. */
export const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));

const area = 'doctor';
const list = '/doctor/ebook';
/** Pages that are made for one kind alone, by its folder. */
const own = { quizzes: '/doctor/quizzes', courses: '/doctor/courses' };

/**
 * What the pages of the doctor area weigh, from the files of a built site alone.
 * @param site the folder of the built site
 * @returns rows of `what`, its `bytes` of scripts and style sheets as brotli sends them, and the `most` there may be;
 *   and `early`: files of quizzes and courses that another page brings along
 */
export function routeWeights(site) {
  const readJson = (file) => JSON.parse(readFileSync(`${site}/${file}`, 'utf8'));
  const shell = readJson('shell/preload.json');
  const { routes, current } = readJson('registry.json').remotes.find((remote) => remote.area === area);
  const { entry, preload, needs } = current;
  const sizes = new Map();
  const sizeOf = (url) => {
    const file = url.replace(/\?.*/, '');
    const path = file.startsWith('/remotes/') ? `${site}${file}` : `${site}/shell${file}`;
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(path)).length);
    return sizes.get(file);
  };
  const weigh = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
  const filesOf = (path) => [
    ...new Set([
      ...[...shell.entry, ...shell.areas, ...shell.calls, entry],
      ...[...preload['*'], ...preload[path]],
      ...[...needs['*'], ...needs[path]].flatMap((key) => shell.shares[key] ?? []),
    ]),
  ];
  const known = filesOf(list);
  const beyond = (paths) => [...new Set(paths.flatMap(filesOf))].filter((file) => !known.includes(file));
  const pages = routes.flatMap(({ path, page }) => (page ? [path] : []));
  const isUnder = (folder) => (path) => path === folder || path.startsWith(`${folder}/`);

  const { bytes } = budgets;
  const kinds = pages.filter((path) => path !== list && pages.includes(`${path}/:id`) && !isOwn(path));
  const rows = [
    { what: list, bytes: weigh(known), most: bytes.ebooks },
    ...kinds.map((path) => ({
      what: `${path} after ${list}`,
      bytes: weigh(beyond([path])),
      most: bytes.secondKind,
    })),
    ...Object.entries(own).flatMap(([kind, folder]) =>
      pages
        .filter(isUnder(folder))
        .map((path) => ({ what: `${path} after ${list}`, bytes: weigh(beyond([path])), most: bytes[kind] })),
    ),
  ];
  const early = Object.values(own).flatMap((folder) => {
    const others = pages.filter((path) => !isUnder(folder)(path)).flatMap((path) => preload[path]);
    const theirs = pages.filter(isUnder(folder)).flatMap((path) => preload[path]);
    return theirs.filter((file) => others.includes(file) || preload['*'].includes(file));
  });
  return { rows, early };
}

/** Kinds whose pages are not those that all kinds share. */
const isOwn = (path) => [...Object.values(own), '/doctor/polls', '/doctor/questions'].includes(path);
