import { type Route, staff } from '../access';

/** User Verification: who applied, and what became of it; and what staff do with one account: records, access, role. */
export const adminUsersRoutes = {
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
  'admin.users.update': { method: 'PUT', path: '/api/admin/users', access: staff('User Verification', 'update') },
  'admin.users.contact': {
    method: 'PUT',
    path: '/api/admin/users/contact',
    access: staff('User Verification', 'update'),
    fresh: true,
  },
  'admin.users.disable': {
    method: 'POST',
    path: '/api/admin/users/disable',
    access: staff('User Verification', 'update'),
  },
  'admin.users.enable': {
    method: 'POST',
    path: '/api/admin/users/enable',
    access: staff('User Verification', 'update'),
  },
  'admin.users.logout': {
    method: 'POST',
    path: '/api/admin/users/logout',
    access: staff('User Verification', 'update'),
  },
  'admin.users.welcome': {
    method: 'POST',
    path: '/api/admin/users/welcome',
    access: staff('User Verification', 'update'),
  },
  'admin.users.delete': { method: 'DELETE', path: '/api/admin/users', access: staff('User Verification', 'delete') },
  'admin.users.export': {
    method: 'POST',
    path: '/api/admin/users/export',
    access: staff('User Verification', 'update'),
    fresh: true,
  },
  'admin.users.create': {
    method: 'POST',
    path: '/api/admin/users/create',
    access: staff('User Roles', 'create'),
    fresh: true,
  },
  'admin.users.role': {
    method: 'PUT',
    path: '/api/admin/users/role',
    access: staff('User Roles', 'update'),
    fresh: true,
  },
} as const satisfies Record<string, Route>;
