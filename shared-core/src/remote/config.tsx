import type { PageHead } from '@tvacha/shared-contract/prerender';
import type { RemoteDescription, RemoteRoute } from '@tvacha/shared-contract/registry';
import type { Role } from '@tvacha/shared-contract/roles';
import type { Language } from '@tvacha/shared-core/i18n';
import { Navigate } from '@tvacha/shared-core/router';
import type { ComponentType, ReactNode } from 'react';
import { latePage, type RemoteRoutes } from './remote-app';

/** What a route's head is made of. */
export interface HeadSource {
  /** The store's. */
  state: object;
  /** The values of the `:name` parts of its path. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Imports a page: `() => import('./src/features/x/x-page').then(({ XPage }) => XPage)`. */
type LoadPage = () => Promise<ComponentType>;

export interface RouteFacts extends Omit<RemoteRoute, 'page' | 'prerender'> {
  /** Drawn without the area's layout. */
  bare?: boolean;
  /** Has the server draw the page, and says what its head holds. */
  head?: (source: HeadSource) => PageHead;
}

/** A route with the page that shows it, or with the path that its visitors are sent on to. */
export type RouteConfig = RouteFacts & ({ page: LoadPage; to?: undefined } | { to: string; page?: undefined });

/** What a team writes of its remote in `remote.config.ts`. */
export interface RemoteConfig extends Omit<RemoteDescription, 'routes'> {
  /** Who may open its routes and sees its menu rows, where a row does not say it. Absent: everyone. */
  roles?: Role[];
  /** Where it speaks this language alone, whatever the portal speaks. */
  language?: Language;
  routes: readonly RouteConfig[];
}

/**
 * The screens of the routes. Routes with one `page` function are one screen, which stays while the path changes.
 * @param layout what stands around them all, and stays too.
 */
export function screensOf(
  routes: readonly RouteConfig[],
  Layout?: ComponentType<{ children: ReactNode }>,
): RemoteRoutes {
  const pages = new Map<LoadPage, ComponentType>();
  const pageOf = (load: LoadPage) => {
    const known = pages.get(load) ?? latePage(load);
    pages.set(load, known);
    return known;
  };
  return routes.map(({ path, page, to, bare }) => {
    if (!page) return { path, element: <Navigate to={to} replace /> };
    return { path, element: screenOf(pageOf(page), bare ? undefined : Layout) };
  });
}

function screenOf(Page: ComponentType, Layout?: ComponentType<{ children: ReactNode }>) {
  const page = <Page />;
  return Layout ? <Layout>{page}</Layout> : page;
}

/** What a remote's file for the server says of its pages, by their paths. */
export const headsOf = (routes: readonly RouteConfig[]) =>
  Object.fromEntries(routes.flatMap(({ path, head }) => (head ? [[path, head]] : [])));
