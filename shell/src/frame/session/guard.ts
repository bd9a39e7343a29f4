import { mayRead, type Subject } from '@tvacha/shared-contract/permissions';
import type { RemoteRoute } from '@tvacha/shared-contract/registry';
import { accountRoles, roles as everyone, type Role } from '@tvacha/shared-contract/roles';
import type { Section } from '@tvacha/shared-contract/sections';
import { paths } from '@tvacha/shared-core/paths';
import { redirectFor } from '@tvacha/shared-core/redirects';
import { isFirstLogin } from '@tvacha/shared-core/session';
import { isSiteRoute, keptFor } from '@tvacha/shared-core/site-routes';
import type { Page } from '../page/find-page';

/** Whether a viewer may open a route, and what happens where not. */
export type Verdict =
  | { kind: 'open' }
  /** Sent elsewhere; after a good log-in they are brought back (SES-03). */
  | { kind: 'redirect'; to: string }
  /** The right kind of account, without this section. */
  | { kind: 'forbidden'; section: Section };

/** A page that is not open to everyone as it stands. */
interface Asked extends Pick<RemoteRoute, 'section'> {
  path: string;
  roles: readonly Role[];
}

/**
 * What is known of a page before its code is there: an area's page is for whom its registry row says, and an address
 * of the product that no release answers yet is for whom its part of the site is.
 */
export function askedOf(page: Page, path: string): Asked | undefined {
  if (page.kind === 'remote') return { path, roles: page.route.roles ?? everyone, section: page.route.section };
  if (page.kind === 'shell') return page.row.login ? { path, roles: accountRoles } : undefined;
  return page.kind === 'none' && isSiteRoute(path) ? { path, roles: keptFor(path) ?? everyone } : undefined;
}

/** Until the first password is settled every page that is not for everyone leads to where that is done (AUTH-06). */
const firstOf = ({ path, roles }: Asked): string | undefined =>
  isFirstLogin() && !roles.includes('all') && path !== paths.ownPassword() ? paths.ownPassword() : undefined;

/** Decides by the one rule of redirects, then by the section. */
export function guard(asked: Asked, subject: Subject): Verdict {
  const { path, roles, section } = asked;
  const to = redirectFor(path, subject.role, 'address', roles) ?? firstOf(asked);
  if (to) return { kind: 'redirect', to };
  return section && !mayRead(subject, section) ? { kind: 'forbidden', section } : { kind: 'open' };
}
