import { pathOf } from '@tvacha/shared-core/site-routes';

/** The query values that name another page; all others only filter one. */
const namesPage = ['section', 'type'];

/** What makes two URLs one page: changing a filter is not a navigation, changing the section is. */
export function pageKey(url: string): string {
  const query = new URLSearchParams(url.split('#', 1)[0]?.split('?')[1] ?? '');
  return [pathOf(url), ...namesPage.map((name) => query.get(name) ?? '')].join('|');
}
