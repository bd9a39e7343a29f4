import { type Route, staff } from '../access';

/** Content Approval over all that is read, watched or attended. */
export const adminContentsRoutes = {
  'admin.contents.list': { method: 'GET', path: '/api/admin/contents', access: staff('Content Approval', 'read') },
  'admin.contents.details': {
    method: 'GET',
    path: '/api/admin/contents/details/',
    access: staff('Content Approval', 'read'),
  },
  'admin.contents.create': {
    method: 'POST',
    path: '/api/admin/contents',
    access: staff('Content Approval', 'create'),
  },
  'admin.contents.update': { method: 'PUT', path: '/api/admin/contents', access: staff('Content Approval', 'update') },
  'admin.contents.files': {
    method: 'POST',
    path: '/api/admin/contents/files',
    access: staff('Content Approval', 'update'),
  },
  'admin.contents.submit': {
    method: 'POST',
    path: '/api/admin/contents/submit',
    access: staff('Content Approval', 'update'),
  },
  'admin.contents.approve': {
    method: 'POST',
    path: '/api/admin/contents/approve',
    access: staff('Content Approval', 'approve'),
  },
  'admin.contents.reject': {
    method: 'POST',
    path: '/api/admin/contents/reject',
    access: staff('Content Approval', 'approve'),
  },
  'admin.contents.unpublish': {
    method: 'POST',
    path: '/api/admin/contents/unpublish',
    access: staff('Content Approval', 'approve'),
  },
  'admin.contents.delete': {
    method: 'DELETE',
    path: '/api/admin/contents',
    access: staff('Content Approval', 'delete'),
  },
} as const satisfies Record<string, Route>;
