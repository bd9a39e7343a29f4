import { isStaff, type Role } from '@tvacha/shared-contract/roles';
import { pathOf } from './page/location-key';

/** Which parts of the frame show around a page. */
export interface FrameParts {
  header: boolean;
  footer: boolean;
  tabs: boolean;
}

const bare = ['register', 'login', 'contact'];
const footless = ['admin', 'login', 'chat', 'userlist'];

/**
 * Decides the layout of a path (NAV-06).
 * @param found false where no page answers the path, which makes it the 404 page.
 */
export function frameFor(path: string, role: Role, found = true): FrameParts {
  const parts = pathOf(path).split('/').filter(Boolean);
  const has = (names: string[]) => parts.some((part) => names.includes(part));
  const demo = parts.some((part) => part.includes('demo'));
  const screenshot = parts.some((part) => part.includes('screenshot'));
  return {
    header: found && !has(bare) && !demo && !screenshot,
    footer: !has(footless) && !screenshot,
    tabs: found && parts[0] === 'admin' && !has(['login']) && isStaff(role),
  };
}
