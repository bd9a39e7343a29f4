import type { AreaVerbs } from '../../verb';
import { deleteRole } from './delete-role';
import { createRole, listRoles, updateRole } from './roles';
import { showRole } from './show-role';

export const adminRolesVerbs = {
  'admin.roles.list': listRoles,
  'admin.roles.details': showRole,
  'admin.roles.create': createRole,
  'admin.roles.update': updateRole,
  'admin.roles.delete': deleteRole,
} satisfies AreaVerbs<'admin/roles'>;
