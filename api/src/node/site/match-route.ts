import type { Registry, RemoteRoute, RemoteRow } from '@tvacha/shared-contract';

const segments = (path: string) => path.split('/').filter(Boolean);
const holes = (path: string) => segments(path).filter((part) => part.startsWith(':')).length;

/** Whether a path fits a pattern such as `/doctor/ebook/:id`. */
export function fits(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

export interface MatchedRoute {
  row: RemoteRow;
  route: RemoteRoute;
}

/** The remote's page at a path; a fixed part beats a `:name`, as it does in the shell. */
export function matchRoute({ remotes }: Registry, path: string): MatchedRoute | undefined {
  return remotes
    .flatMap((row) => row.routes.map((route) => ({ row, route })))
    .filter(({ route }) => fits(route.path, path))
    .sort((a, b) => holes(a.route.path) - holes(b.route.path))[0];
}
