import { isStaff, type Role } from '@tvacha/shared-contract/roles';
import { paths } from '@tvacha/shared-core/paths';
import { keptFor, pathOf } from '@tvacha/shared-core/site-routes';

/** How somebody goes to a page: by an entry of the portal's menus, by any other link, or by its address. */
export type Way = 'menu' | 'link' | 'address';

/** Where whoever may not enter is sent (NAV-11, NAV-12). Staff have a login page of their own. */
const loginPaths = {
  member: { menu: paths.loginDoctor(), link: paths.login(), address: paths.login() },
  staff: { menu: paths.adminLogin(), link: paths.adminLogin(), address: paths.adminLogin() },
} as const satisfies Record<string, Record<Way, string>>;

/** Who comes to register by a link begins with the customer code; what sends them there itself uses the address. */
const registration = { menu: paths.verifyCustomer(), link: paths.verifyCustomer(), address: undefined } as const;

/**
 * The one rule of who is sent elsewhere, for menus, links, guards and the end of a log-in (NAV-11, NAV-12).
 * @param roles for whom the page is; without it, by where the page lies.
 * @returns where to go instead, or undefined where the page itself is right.
 */
export function redirectFor(url: string, role: Role, way: Way, roles = keptFor(url)): string | undefined {
  if (pathOf(url) === paths.registerDoctor()) {
    if (role === 'doctor') return paths.doctorDashboard();
    return url.includes('?code=') ? undefined : registration[way];
  }
  if (!roles || roles.includes(role)) return undefined;
  return loginPaths[roles.every(isStaff) ? 'staff' : 'member'][way];
}

/** Where a link leads in the end. */
export const leadsTo = (url: string, role: Role, way: Exclude<Way, 'address'>): string =>
  redirectFor(url, role, way) ?? url;
