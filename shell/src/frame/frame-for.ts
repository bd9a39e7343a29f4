import { isStaff, type Role } from '@tvacha/shared-contract/roles';
import { pathOf } from '@tvacha/shared-core/site-routes';

/** Which parts of the frame show around a page. */
export interface FrameParts {
  header: boolean;
  footer: boolean;
  tabs: boolean;
}

/** The kinds of pages that the rules speak of, each known by a part of its route. */
const kinds = {
  register: (part: string) => part === 'register',
  login: (part: string) => part === 'login',
  contact: (part: string) => part === 'contact',
  admin: (part: string) => part === 'admin',
  chat: (part: string) => part === 'chat',
  userlist: (part: string) => part === 'userlist',
  demo: (part: string) => part.includes('demo'),
  screenshot: (part: string) => part.includes('screenshot'),
} as const;
type Kind = keyof typeof kinds;

/** Where each part of the frame is hidden (NAV-06). */
const hiddenOn = {
  header: ['register', 'demo', 'login', 'contact', 'screenshot'],
  footer: ['admin', 'login', 'chat', 'userlist', 'screenshot'],
  tabs: ['login', 'screenshot'],
} as const satisfies Record<keyof FrameParts, readonly Kind[]>;

/**
 * Decides the layout of a page (NAV-06).
 * @param route the page's route, with `:name` where it varies: what fills such a part decides nothing.
 * @param found false where no page answers, which makes it the 404 page.
 */
export function frameFor(route: string, role: Role, found = true): FrameParts {
  const parts = pathOf(route).split('/').filter(Boolean);
  const is = (kind: Kind) => parts.some(kinds[kind]);
  return {
    header: found && !hiddenOn.header.some(is),
    footer: !hiddenOn.footer.some(is),
    tabs: found && is('admin') && isStaff(role) && !hiddenOn.tabs.some(is),
  };
}
