import { pathParts, type RemoteRoute } from '@tvacha/shared-contract/registry';
import { prefetchCall } from '@tvacha/shared-core/http';

const isPart = (value: unknown): value is `:${string}` => typeof value === 'string' && value.startsWith(':');

/**
 * Asks for what a page will ask for at once. The registry says where each call goes, as this shell knows no operation
 * of a remote; a session's token goes along, so to this site's server and nowhere else.
 */
export function prefetchRequests(
  { path: pattern, first = [] }: Pick<RemoteRoute, 'path' | 'first'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const parts = pathParts(pattern, pathname);
  for (const { operation: id, query = {}, ...route } of first) {
    const values = Object.values(query);
    // With a query of its own a list asks for something else; what is of the path stays the same.
    if (!route.path?.startsWith('/api/') || (search && !values.some(isPart))) continue;
    const filled = Object.entries(query).map(([name, value]) => [name, isPart(value) ? parts[value.slice(1)] : value]);
    prefetchCall({ id, ...route }, { query: Object.fromEntries(filled) });
  }
}
