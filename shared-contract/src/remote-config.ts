import type { Input } from './operations';
import type { FirstCall, MenuRow, RemoteDescription, RemoteRoute } from './registry';
import type { Role } from './roles';
import type { OperationId } from './routes';

type QueryOf<Id extends OperationId> = Input<Id> extends { query: infer Query } ? Query : never;

/**
 * A call to be made while the code of its page is on its way. It is of use where the page asks the very same: give it
 * the query that the page makes of its own address.
 */
export const first = <Id extends OperationId>(operation: Id, query?: QueryOf<Id>): FirstCall =>
  query ? { operation, query: { ...query } } : { operation };

interface Described extends Omit<RemoteDescription, 'routes'> {
  /** Whose all routes and menu rows are that do not say it themselves. */
  roles?: Role[];
  routes: readonly (Omit<RemoteRoute, 'page'> & { page?: unknown; head?: unknown })[];
}

/** Modules by their names, as the build puts them in the place of the code. */
const isNames = (page: unknown): page is string | string[] => typeof page === 'string' || Array.isArray(page);

/** What the registry is told of a remote: all of its `remote.config.ts` but the code. */
export function descriptionOf({ area, name, prefixes, roles, routes, menu }: Described): RemoteDescription {
  const routeOf = ({
    path,
    title,
    section,
    page,
    late,
    first,
    prerender,
    head,
    ...row
  }: Described['routes'][number]) => ({
    path,
    title,
    roles: row.roles ?? roles,
    section,
    page: isNames(page) ? page : undefined,
    late,
    prerender: prerender || head ? true : undefined,
    first,
  });
  const menuRowOf = (row: MenuRow) => ({ ...row, roles: row.roles ?? roles });
  return { area, name, prefixes, routes: routes.map(routeOf), menu: menu.map(menuRowOf) };
}
