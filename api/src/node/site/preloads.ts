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

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

export const preloadTag = (url: string): string =>
  `<link rel="preload" as="${/\.css(\?|$)/.test(url) ? 'style' : 'script'}" href="${escaped(url)}">`;
