import { type Route, staff } from '../access';

/** User Roles: named sets of flags on sections. */
export const adminRolesRoutes = {
  'admin.roles.list': { method: 'GET', path: '/api/admin/roles', access: staff('User Roles', 'read') },
  'admin.roles.create': {
    method: 'POST',
    path: '/api/admin/roles',
    access: staff('User Roles', 'create'),
    fresh: true,
  },
  'admin.roles.update': {
    method: 'PUT',
    path: '/api/admin/roles',
    access: staff('User Roles', 'update'),
    fresh: true,
  },
  'admin.roles.delete': {
    method: 'DELETE',
    path: '/api/admin/roles',
    access: staff('User Roles', 'delete'),
    fresh: true,
  },
} as const satisfies Record<string, Route>;
