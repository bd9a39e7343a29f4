import { type Route, staff } from '../access';

/** Site Map: the entries after the fixed ones. */
export const adminSiteRoutes = {
  'admin.sitemap.list': { method: 'GET', path: '/api/admin/sitemap', access: staff('Site Map', 'read') },
  'admin.sitemap.create': { method: 'POST', path: '/api/admin/sitemap', access: staff('Site Map', 'create') },
  'admin.sitemap.update': { method: 'PUT', path: '/api/admin/sitemap', access: staff('Site Map', 'update') },
  'admin.sitemap.reorder': { method: 'PUT', path: '/api/admin/sitemap/order', access: staff('Site Map', 'update') },
  'admin.sitemap.delete': { method: 'DELETE', path: '/api/admin/sitemap', access: staff('Site Map', 'delete') },
} as const satisfies Record<string, Route>;
