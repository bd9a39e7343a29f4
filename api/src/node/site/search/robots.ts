import type { Registry } from '@tvacha/shared-contract';
import type { ShellPage } from '../shell-files';

/** What is nobody's to find, whatever the registry says. */
const always = ['/api/', '/dev/', '/admin', '/login', '/register'];

/** Whether a page may be looked at by search engines as far as its place goes. */
export const isFindable = (path: string): boolean => !always.some((place) => path.startsWith(place));

/** The part of a route's pattern before what varies. */
const fixedPart = (pattern: string) => pattern.split('/:')[0] ?? pattern;

/** Says to search engines where not to look: everything behind a login, and the way there. */
export function robotsText(origin: string, registry: Registry | undefined, pages: readonly ShellPage[]): string {
  const routes = registry?.remotes.flatMap((row) => row.routes) ?? [];
  const closed = [
    ...always,
    ...routes.filter(({ roles, section }) => roles || section).map(({ path }) => fixedPart(path)),
    ...pages.filter((page) => page.private).map(({ path }) => path),
  ];
  const outermost = [...new Set(closed)].filter(
    (path) => !closed.some((other) => other !== path && path.startsWith(other)),
  );
  const rules = outermost.sort().map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
