import type { Language, RemoteRoute, RemoteRow } from '@tvacha/shared-contract';
import { escaped } from './escaped';

/** What the shell's build says of its files. */
export interface ShellFiles {
  /** What runs first. Announced before all else: deferred scripts have a lower priority than what is announced. */
  entry: string[];
  /** The files that a page of any area needs besides. */
  areas?: string[];
  /** The files that call the server. */
  calls?: string[];
  /** The files of the page for addresses that no page answers. */
  notFound?: string[];
  /** The files that bring a module which the shell offers. */
  shares: Record<string, string[]>;
  /** The scripts of the workers that such a module starts. */
  workers?: Record<string, string[]>;
  /** The files of the shell's own pages, by path. */
  pages?: Record<string, string[]>;
  /** The fonts that a page begins with. */
  fonts?: Partial<Record<Language, string[]>>;
  /** A style sheet that goes into every page in a language, for its lines to stand before its fonts are there. */
  fallbacks?: Partial<Record<Language, string>>;
  /** The words of a language in the shell; English is part of its code. */
  words?: Partial<Record<Language, string[]>>;
}

export interface MatchedRoute {
  row: RemoteRow;
  route: RemoteRoute;
}

/**
 * The files that an area's page will ask for one after the other, so that the browser may ask for them at once.
 * @param prerendered it has what it shows, and so does not call the server before the reader does something.
 */
export function preloadsFor({ row, route }: MatchedRoute, files: ShellFiles, prerendered: boolean): string[] {
  const { entry, areas = [], calls = [], shares } = files;
  const { current } = row;
  const of = (lists: Record<string, string[]> | undefined) => [...(lists?.['*'] ?? []), ...(lists?.[route.path] ?? [])];
  const shared = of(current.needs).flatMap((key) => shares[key] ?? []);
  const asked = new Set([...areas, ...(prerendered ? [] : calls), current.entry, ...of(current.preload), ...shared]);
  for (const file of entry) asked.delete(file);
  return [...asked];
}

/** The files that the page will ask for once it runs, besides those that are asked for before. */
export function lateFilesFor(
  { row, route }: MatchedRoute,
  { entry, shares, workers = {} }: ShellFiles,
  before: readonly string[],
): string[] {
  const { files = [], needs = [] } = row.current.late?.[route.path] ?? {};
  const known = new Set([...entry, ...before]);
  const shared = [shares, workers].flatMap((lists) => needs.flatMap((key) => lists[key] ?? []));
  return [...new Set([...files, ...shared])].filter((file) => !known.has(file));
}

const isStyle = (url: string) => /\.css(\?|$)/.test(url);

export const preloadTag = (url: string): string =>
  `<link rel="preload" as="${isStyle(url) ? 'style' : 'script'}" href="${escaped(url)}">`;

/** Prefetched by the shell once it runs: even at the lowest priority it takes its share of the line from what comes first. */
export const lateTag = (url: string): string => preloadTag(url).replace('rel="preload"', 'rel="late"');

const fontTag = (url: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(url)}">`;

/**
 * Fonts that a style sheet holds itself. Announced as well, they are there for the first picture and not the second.
 */
export const fallbackTags = (sheet = ''): string =>
  [...sheet.matchAll(/url\((data:font[^)]*)\)/g)].map(([, url = '']) => fontTag(url)).join('') +
  (sheet && `<style>${sheet}</style>`);

/** How a build's own loader names a sheet, which it does not load again where it finds it. */
const nameOf = (url: string) => (url.startsWith('/remotes/') ? url.slice(url.lastIndexOf('/') + 1) : url);

/**
 * The tags of a page that is prerendered already: its style sheets themselves, and the rest announced.
 * @param sheets the text of those that go into the page, which is painted a round trip sooner for it.
 */
export function prerenderedTags(files: string[], fonts: string[], sheets: ReadonlyMap<string, string>): string {
  const styleTag = (url: string) => {
    const named = `data-href="${escaped(nameOf(url))}"`;
    const text = sheets.get(url);
    return text === undefined
      ? `<link rel="stylesheet" href="${escaped(url)}" ${named}>`
      : `<style ${named} data-from="${escaped(url)}">${text}</style>`;
  };
  return [
    ...fonts.map(fontTag),
    ...files.filter(isStyle).map(styleTag),
    ...files.filter((url) => !isStyle(url)).map(preloadTag),
  ].join('');
}
