/* Content Approval over all that is read, watched or attended, and over the certificates of courses. */
import { operation, staff } from '../access';

export const listContents = operation(
  'admin.contents.list',
  'GET',
  '/api/admin/contents',
  staff('Content Approval', 'read'),
);
export const showContent = operation(
  'admin.contents.details',
  'GET',
  '/api/admin/contents/details/',
  staff('Content Approval', 'read'),
);
export const createContent = operation(
  'admin.contents.create',
  'POST',
  '/api/admin/contents',
  staff('Content Approval', 'create'),
);
export const updateContent = operation(
  'admin.contents.update',
  'PUT',
  '/api/admin/contents',
  staff('Content Approval', 'update'),
);
export const putContentFiles = operation(
  'admin.contents.files',
  'POST',
  '/api/admin/contents/files',
  staff('Content Approval', 'update'),
);
export const putContentFilm = operation(
  'admin.contents.film',
  'POST',
  '/api/admin/contents/film',
  staff('Content Approval', 'update'),
);
export const putFilmParts = operation(
  'admin.contents.filmparts',
  'POST',
  '/api/admin/contents/filmparts',
  staff('Content Approval', 'update'),
);
export const submitContent = operation(
  'admin.contents.submit',
  'POST',
  '/api/admin/contents/submit',
  staff('Content Approval', 'update'),
);
export const approveContent = operation(
  'admin.contents.approve',
  'POST',
  '/api/admin/contents/approve',
  staff('Content Approval', 'approve'),
);
export const rejectContent = operation(
  'admin.contents.reject',
  'POST',
  '/api/admin/contents/reject',
  staff('Content Approval', 'approve'),
);
export const unpublishContent = operation(
  'admin.contents.unpublish',
  'POST',
  '/api/admin/contents/unpublish',
  staff('Content Approval', 'approve'),
);
export const deleteContent = operation(
  'admin.contents.delete',
  'DELETE',
  '/api/admin/contents',
  staff('Content Approval', 'delete'),
);
export const revokeCertificate = operation(
  'admin.certificates.revoke',
  'POST',
  '/api/admin/certificates/revoke',
  staff('Content Approval', 'approve'),
);
