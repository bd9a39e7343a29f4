import { storage } from '@tvacha/shared-core/storage';
import { routeFor } from '../match';
import { knownAreas } from '../registry/registry-store';

export type Target = NonNullable<ReturnType<typeof routeFor>>;

/** The area's page at a path; nothing where its guard would send the visitor away, so that no code is fetched in vain. */
export function reachable(pathname: string): Target | undefined {
  const found = routeFor(knownAreas(), pathname);
  return found && (!found.route?.roles || storage.get('token')) ? found : undefined;
}

/** The area's page that a link of this site leads to. */
export const linkedPage = (link: HTMLAnchorElement): Target | undefined =>
  link.origin === location.origin ? reachable(link.pathname) : undefined;
