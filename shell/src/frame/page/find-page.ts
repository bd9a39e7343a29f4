import { type Area, fits, type RemoteRoute } from '@tvacha/shared-contract/registry';
import { pathOf } from '@tvacha/shared-core/site-routes';
import picture from '../../../picture.json';
import type { AreaInfo } from '../../federation/contract';
import { routeFor } from '../../federation/match';
import { type PageRow, pageRows } from '../../pages/page-rows';

/** What a path leads to. */
export type Page =
  | { kind: 'shell'; row: PageRow }
  | { kind: 'remote'; area: Area; route: RemoteRoute }
  /** The area exists, but the registry says nothing of its routes. */
  | { kind: 'unavailable'; area: Area }
  | { kind: 'none' };

/** A public page of the shell without header and footer, for taking pictures of it: `/screenshot/aboutus` (NAV-06). */
const picturedAt = (path: string) => (fits(picture.path, path) ? path.split('/').at(-1) : undefined);

/** Finds the page of a URL. */
export function findPage(url: string, areas: AreaInfo[]): Page {
  const path = pathOf(url);
  const pictured = picturedAt(path);
  const row = pageRows.find((known) => (pictured ? known.page === pictured && !known.private : known.path === path));
  if (row) return { kind: 'shell', row };
  const found = routeFor(areas, path);
  if (!found) return { kind: 'none' };
  const { area } = found.area;
  return found.route ? { kind: 'remote', area, route: found.route } : { kind: 'unavailable', area };
}

/** Whether a page of the portal answers this path. */
export const hasPage = (path: string, areas: AreaInfo[]): boolean => findPage(path, areas).kind !== 'none';
