import { ownerOf, type Registry, type RemoteRoute, type RemoteRow, routeAt } from '@tvacha/shared-contract';

export interface MatchedRoute {
  row: RemoteRow;
  route: RemoteRoute;
}

/** The remote's page at a path, as the shell finds it. */
export function matchRoute({ remotes }: Registry, path: string): MatchedRoute | undefined {
  const row = ownerOf(remotes, path);
  const route = row && routeAt(row.routes, path);
  return route && { row, route };
}
