/** The path of a URL, without query, fragment and a slash at its end. */
export function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Whether a path lies under a prefix: `/doctor` holds `/doctor/ebook`, not `/doctors`. */
export const isUnder = (prefix: string, url: string): boolean =>
  pathOf(url) === prefix || pathOf(url).startsWith(`${prefix}/`);

/** The query values that name another page; all others only filter one. */
const namesPage = ['section', 'type'];

/** What makes two URLs one page: changing a filter is not a navigation, changing the section is. */
export function pageKey(url: string): string {
  const query = new URLSearchParams(url.split('#', 1)[0]?.split('?')[1] ?? '');
  return [pathOf(url), ...namesPage.map((name) => query.get(name) ?? '')].join('|');
}
