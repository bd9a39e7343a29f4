import { type Area, isWithin, matchRoute, type RemoteRoute } from '@tvacha/shared-contract/registry';
import { pageRows } from '../pages/page-rows';
import type { AreaInfo } from './contract';

/** An area of which no more is known than whose addresses these are. */
export const closedArea = (area: Area, prefixes: string[]): AreaInfo => ({
  area,
  prefixes,
  available: false,
  routes: [],
  menu: [],
});

/** While no registry has come, nobody can say that an address is of no area: it is of one that is not available. */
function unknownArea(pathname: string): AreaInfo | undefined {
  const [, area] = pathname.split('/');
  return area && !pageRows.some(({ path }) => path === pathname) ? closedArea(area, [`/${area}`]) : undefined;
}

/**
 * The area of a path and its route there. Nothing: the path belongs to no area, or the area knows no such page.
 * An unavailable area has no routes: what lies below its prefixes counts as its own, but for the pages of others.
 */
export function routeFor(areas: AreaInfo[], pathname: string): { area: AreaInfo; route?: RemoteRoute } | undefined {
  const found = matchRoute(areas, pathname);
  if (found) return { area: found.row, route: found.route };
  const area =
    areas.length > 0
      ? areas.find(({ available, prefixes }) => !available && isWithin(prefixes, pathname))
      : unknownArea(pathname);
  return area && { area };
}
