import type { Language } from '@tvacha/shared-contract';
import { escaped } from './escaped';
import type { MatchedRoute } from './match-route';

/** What the shell's build says of its files. */
export interface ShellFiles {
  entry: string[];
  /** The files that a page of any area needs besides. */
  areas?: string[];
  /** The files that bring a module which the shell offers. */
  shares: Record<string, string[]>;
  /** The files of the shell's own pages, by path. */
  pages?: Record<string, string[]>;
  /** The fonts that a page begins with. */
  fonts?: Partial<Record<Language, string[]>>;
  /** The words of a language in the shell; English is part of its code. */
  words?: Partial<Record<Language, string[]>>;
}

/** The files that a page will ask for one after the other, so that the browser may ask for them at once. */
export function preloadsFor({ row, route }: MatchedRoute, { entry, areas = [], shares }: ShellFiles): string[] {
  const { current } = row;
  const of = (lists: Record<string, string[]> | undefined) => [...(lists?.['*'] ?? []), ...(lists?.[route.path] ?? [])];
  const shared = of(current.needs).flatMap((key) => shares[key] ?? []);
  const files = new Set([...areas, current.entry, ...of(current.preload), ...shared]);
  for (const file of entry) files.delete(file);
  return [...files];
}

const isStyle = (url: string) => /\.css(\?|$)/.test(url);

export const preloadTag = (url: string): string =>
  `<link rel="preload" as="${isStyle(url) ? 'style' : 'script'}" href="${escaped(url)}">`;

const fontTag = (url: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(url)}">`;

/**
 * The tags of a page that is drawn already: its style sheets themselves, and the rest announced.
 * `data-href` is the name by which a build's own loader knows a sheet that is there.
 */
export function drawnTags(files: string[], fonts: string[]): string {
  const known = (url: string) => escaped(url.startsWith('/remotes/') ? url.slice(url.lastIndexOf('/') + 1) : url);
  return [
    ...files.filter(isStyle).map((url) => `<link rel="stylesheet" href="${escaped(url)}" data-href="${known(url)}">`),
    ...fonts.map(fontTag),
    ...files.filter((url) => !isStyle(url)).map(preloadTag),
  ].join('');
}
