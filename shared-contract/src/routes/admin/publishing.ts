import { type Route, staff } from '../access';

/** Publishers, and the authors whose works they bring out. */
export const adminPublishingRoutes = {
  'admin.publishers.list': { method: 'GET', path: '/api/admin/publishers', access: staff('Publishers', 'read') },
  'admin.publishers.create': { method: 'POST', path: '/api/admin/publishers', access: staff('Publishers', 'create') },
  'admin.publishers.update': { method: 'PUT', path: '/api/admin/publishers', access: staff('Publishers', 'update') },
  'admin.publishers.delete': { method: 'DELETE', path: '/api/admin/publishers', access: staff('Publishers', 'delete') },
  'admin.authors.list': { method: 'GET', path: '/api/admin/authors', access: staff('Publishers', 'read') },
  'admin.authors.create': { method: 'POST', path: '/api/admin/authors', access: staff('Publishers', 'create') },
  'admin.authors.update': { method: 'PUT', path: '/api/admin/authors', access: staff('Publishers', 'update') },
  'admin.authors.delete': { method: 'DELETE', path: '/api/admin/authors', access: staff('Publishers', 'delete') },
} as const satisfies Record<string, Route>;
