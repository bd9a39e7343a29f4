import type { AreaVerbs } from '../../verb';
import { createRole, deleteRole, updateRole } from './edit-role';
import { listRoles } from './list-roles';

export const adminRolesVerbs = {
  'admin.roles.list': listRoles,
  'admin.roles.create': createRole,
  'admin.roles.update': updateRole,
  'admin.roles.delete': deleteRole,
} satisfies AreaVerbs<'admin/roles'>;
