/* User Roles: named sets of flags on sections. */
import { operation, staff } from '../access';

export const listRoles = operation('admin.roles.list', 'GET', '/api/admin/roles', staff('User Roles', 'read'));
export const showRole = operation(
  'admin.roles.details',
  'GET',
  '/api/admin/roles/details/',
  staff('User Roles', 'read'),
);
export const createRole = operation('admin.roles.create', 'POST', '/api/admin/roles', staff('User Roles', 'create'), {
  fresh: true,
});
export const updateRole = operation('admin.roles.update', 'PUT', '/api/admin/roles', staff('User Roles', 'update'), {
  fresh: true,
});
export const deleteRole = operation('admin.roles.delete', 'DELETE', '/api/admin/roles', staff('User Roles', 'delete'), {
  fresh: true,
});
