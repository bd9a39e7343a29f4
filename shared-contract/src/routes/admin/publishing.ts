/* Publishers, and the authors whose works they bring out. */
import { operation, staff } from '../access';

export const listAllPublishers = operation(
  'admin.publishers.list',
  'GET',
  '/api/admin/publishers',
  staff('Publishers', 'read'),
);
export const createPublisher = operation(
  'admin.publishers.create',
  'POST',
  '/api/admin/publishers',
  staff('Publishers', 'create'),
);
export const updatePublisher = operation(
  'admin.publishers.update',
  'PUT',
  '/api/admin/publishers',
  staff('Publishers', 'update'),
);
export const deletePublisher = operation(
  'admin.publishers.delete',
  'DELETE',
  '/api/admin/publishers',
  staff('Publishers', 'delete'),
);
export const listAllAuthors = operation('admin.authors.list', 'GET', '/api/admin/authors', staff('Publishers', 'read'));
export const createAuthor = operation(
  'admin.authors.create',
  'POST',
  '/api/admin/authors',
  staff('Publishers', 'create'),
);
export const updateAuthor = operation(
  'admin.authors.update',
  'PUT',
  '/api/admin/authors',
  staff('Publishers', 'update'),
);
export const deleteAuthor = operation(
  'admin.authors.delete',
  'DELETE',
  '/api/admin/authors',
  staff('Publishers', 'delete'),
);
