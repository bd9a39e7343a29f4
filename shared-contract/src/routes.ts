import type { AdminSection, Flag, ReadingSection } from './sections';

/** Who may call an operation. The server enforces it, screens read it. */
export type Access =
  | { kind: 'public' }
  | { kind: 'session' }
  | { kind: 'member'; section: ReadingSection; flag: Flag }
  | { kind: 'staff'; section: AdminSection; flag: Flag };

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
}

const open = { kind: 'public' } as const;
const session = { kind: 'session' } as const;
const member = <S extends ReadingSection, F extends Flag>(section: S, flag: F) =>
  ({ kind: 'member', section, flag }) as const;
const staff = <S extends AdminSection, F extends Flag>(section: S, flag: F) =>
  ({ kind: 'staff', section, flag }) as const;

/**
 * Where each operation lives and who may call it. Free of schemas on purpose: the browser needs this table
 * for every call, and zod would add more weight than the whole rest of the client (docs/decisions).
 */
export const routes = {
  'system.health': { method: 'GET', path: '/api/health', access: open },
  'system.ip': { method: 'GET', path: '/api/ip', access: open },
  'auth.login': { method: 'POST', path: '/api/auth/login', access: open },
  'auth.verify': { method: 'POST', path: '/api/auth/login/verify', access: open },
  'auth.refresh': { method: 'POST', path: '/api/auth/access/token', access: open },
  'auth.logout': { method: 'POST', path: '/api/auth/logout', access: session },
  'users.details': { method: 'GET', path: '/api/users/details/', access: open },
  'dashboard.counts': { method: 'GET', path: '/api/dashboard/datacount', access: open },
  'specialities.list': { method: 'GET', path: '/api/specialities', access: open },
  'masterdata.list': { method: 'GET', path: '/api/masterdatas', access: open },
  'articles.list': { method: 'GET', path: '/api/articles', access: open },
  'articles.details': { method: 'GET', path: '/api/articles/details/', access: open },
  'authors.list': { method: 'GET', path: '/api/authors', access: member('Ebooks', 'read') },
  'ebooks.list': { method: 'GET', path: '/api/ebooks', access: member('Ebooks', 'read') },
  'ebooks.details': { method: 'GET', path: '/api/ebooks/details/', access: member('Ebooks', 'read') },
  'admin.dashboard': { method: 'GET', path: '/api/admin/dashboard', access: staff('Dashboard', 'read') },
  'admin.users.list': { method: 'GET', path: '/api/admin/users', access: staff('User Verification', 'read') },
  'admin.users.details': {
    method: 'GET',
    path: '/api/admin/users/details/',
    access: staff('User Verification', 'read'),
  },
  'admin.users.approve': {
    method: 'POST',
    path: '/api/admin/users/approve',
    access: staff('User Verification', 'approve'),
  },
  'admin.users.reject': {
    method: 'POST',
    path: '/api/admin/users/reject',
    access: staff('User Verification', 'approve'),
  },
} as const satisfies Record<string, Route>;

export type OperationId = keyof typeof routes;
