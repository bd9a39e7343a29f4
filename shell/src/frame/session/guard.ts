import type { Subject } from '@tvacha/shared-contract/permissions';
import type { RemoteRoute } from '@tvacha/shared-contract/registry';
import { isStaff } from '@tvacha/shared-contract/roles';
import type { Section } from '@tvacha/shared-contract/sections';
import { paths } from '@tvacha/shared-core/paths';
import { maySee } from '../menu/filter-menu';

/** Whether a viewer may open a route, and what happens where not. */
export type Verdict =
  | { kind: 'open' }
  /** Sent elsewhere; after a good log-in they are brought back (SES-03). */
  | { kind: 'redirect'; to: string }
  /** The right kind of account, without this section. */
  | { kind: 'forbidden'; section: Section };

/** Decides from the registry row alone, before any code of the area is there. */
export function guard(route: Pick<RemoteRoute, 'roles' | 'section'>, subject: Subject): Verdict {
  const { roles, section } = route;
  if (roles && !roles.includes(subject.role)) return { kind: 'redirect', to: doorFor(roles) };
  if (section && !maySee(subject, section)) return { kind: 'forbidden', section };
  return { kind: 'open' };
}

/** Staff pages have a door of their own. */
const doorFor = (roles: NonNullable<RemoteRoute['roles']>): string =>
  roles.every(isStaff) ? paths.adminLogin() : paths.login();
