/* Site Map: the entries after the fixed ones. */
import { operation, staff } from '../access';

export const listSiteMapEntries = operation(
  'admin.sitemap.list',
  'GET',
  '/api/admin/sitemap',
  staff('Site Map', 'read'),
);
export const createSiteMapEntry = operation(
  'admin.sitemap.create',
  'POST',
  '/api/admin/sitemap',
  staff('Site Map', 'create'),
);
export const updateSiteMapEntry = operation(
  'admin.sitemap.update',
  'PUT',
  '/api/admin/sitemap',
  staff('Site Map', 'update'),
);
export const reorderSiteMapEntries = operation(
  'admin.sitemap.reorder',
  'PUT',
  '/api/admin/sitemap/order',
  staff('Site Map', 'update'),
);
export const deleteSiteMapEntry = operation(
  'admin.sitemap.delete',
  'DELETE',
  '/api/admin/sitemap',
  staff('Site Map', 'delete'),
);
