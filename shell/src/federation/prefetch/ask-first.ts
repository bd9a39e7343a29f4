import type { RemoteRoute } from '@tvacha/shared-contract/registry';
import { prefetchCall } from '@tvacha/shared-core/http';

/**
 * Asks for what a page will ask for at once. The registry says where each call goes, as this shell knows no operation
 * of a remote; a session's token goes along, so to this site's server and nowhere else.
 */
export function askFirst({ first = [] }: Pick<RemoteRoute, 'first'>): void {
  for (const { operation: id, query, ...route } of first) {
    if (route.path?.startsWith('/api/')) prefetchCall({ id, ...route }, { query });
  }
}
