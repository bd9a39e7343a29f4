import { type Route, staff } from '../access';

/** Invalid Customer Ids, and the codes that are valid. */
export const adminCodesRoutes = {
  'admin.invalid.list': {
    method: 'GET',
    path: '/api/admin/invalidcodes',
    access: staff('Invalid Customer Ids', 'read'),
  },
  'admin.invalid.resolve': {
    method: 'POST',
    path: '/api/admin/invalidcodes/resolve',
    access: staff('Invalid Customer Ids', 'update'),
  },
  'admin.invalid.accept': {
    method: 'POST',
    path: '/api/admin/invalidcodes/accept',
    access: staff('Invalid Customer Ids', 'create'),
  },
  'admin.codes.list': { method: 'GET', path: '/api/admin/codes', access: staff('Invalid Customer Ids', 'read') },
  'admin.codes.import': {
    method: 'POST',
    path: '/api/admin/codes/import',
    access: staff('Invalid Customer Ids', 'create'),
  },
} as const satisfies Record<string, Route>;
