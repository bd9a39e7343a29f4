import { knownRow } from '../registry/registry-store';
import type { Target } from './reachable';

/** The files that a page of an area begins with: of the whole area, and where `page` is said of the page itself. */
export function filesOf({ area, route }: Target, page: boolean): string[] {
  const release = knownRow(area.area)?.current;
  if (!release) return [];
  const own = page && route ? (release.preload[route.path] ?? []) : [];
  return [release.entry, ...(release.preload['*'] ?? []), ...own];
}

const fetched = new Set<string>();

/** Brings files into the browser's cache, once and behind everything else; nothing of them is run. */
export function prefetch(files: readonly string[]) {
  for (const href of files) {
    if (fetched.has(href)) continue;
    fetched.add(href);
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
  }
}

/** Fetches what the server says that the page imports as it runs; before the shell ran it would have shared its line. */
export function prefetchLate() {
  prefetch([...document.querySelectorAll('link[rel="late"]')].map((link) => link.getAttribute('href') ?? ''));
}
