import { type Route, staff } from './access';

/** User Verification: who applied, and what became of it. */
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
} as const satisfies Record<string, Route>;
