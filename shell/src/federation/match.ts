import type { RemoteRoute } from '@tvacha/shared-contract/registry';
import type { AreaInfo } from './contract';

/** True where `pathname` is `prefix` or lies below it. */
const isBelow = (pathname: string, prefix: string) =>
  pathname === prefix || pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

const segments = (path: string) => path.split('/').filter(Boolean);

/** True where `pathname` fits a pattern such as `/doctor/ebook/:id`. */
export function fitsPattern(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern);
  const given = segments(pathname);
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

/** The area whose prefix fits best: the longest one wins, so that `/admin/login` may belong to another than `/admin`. */
export function areaFor(areas: AreaInfo[], pathname: string): AreaInfo | undefined {
  let best: { info: AreaInfo; length: number } | undefined;
  for (const info of areas) {
    for (const prefix of info.prefixes) {
      if (isBelow(pathname, prefix) && prefix.length > (best?.length ?? 0)) best = { info, length: prefix.length };
    }
  }
  return best?.info;
}

/**
 * The area of a path and its route there. Nothing: the path belongs to no area, or the area knows no such page.
 * An unavailable area has no routes; everything below its prefixes counts as its own.
 */
export function routeFor(areas: AreaInfo[], pathname: string): { area: AreaInfo; route?: RemoteRoute } | undefined {
  const area = areaFor(areas, pathname);
  if (!area) return undefined;
  if (!area.available) return { area };
  // A fixed part beats a `:name`, so that `/patient/category/all` may stand beside `/patient/category/:id`.
  const fitting = area.routes.filter((route) => fitsPattern(route.path, pathname));
  const holes = (route: RemoteRoute) => segments(route.path).filter((part) => part.startsWith(':')).length;
  const [route] = fitting.sort((a, b) => holes(a) - holes(b));
  return route && { area, route };
}
