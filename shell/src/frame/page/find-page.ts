import type { Area, RemoteRoute } from '@tvacha/shared-contract/registry';
import type { AreaInfo } from '../../federation/contract';
import { routeFor } from '../../federation/match';
import { pathOf } from './location-key';

/** The pages that the shell draws itself. */
const shellPages = { '/': 'home', '/logout': 'logout' } as const;
export type ShellPage = (typeof shellPages)[keyof typeof shellPages];

/** What a path leads to. */
export type Page =
  | { kind: 'shell'; page: ShellPage }
  | { kind: 'remote'; area: Area; route: RemoteRoute }
  /** The area exists, but the registry says nothing of its routes. */
  | { kind: 'unavailable'; area: Area }
  | { kind: 'none' };

const isShellPath = (path: string): path is keyof typeof shellPages => Object.hasOwn(shellPages, path);

/** Finds the page of a URL. */
export function findPage(url: string, areas: AreaInfo[]): Page {
  const path = pathOf(url);
  if (isShellPath(path)) return { kind: 'shell', page: shellPages[path] };
  const found = routeFor(areas, path);
  if (!found) return { kind: 'none' };
  const { area } = found.area;
  return found.route ? { kind: 'remote', area, route: found.route } : { kind: 'unavailable', area };
}
