import type { AreaVerbs } from '../../verb';
import { createRole, deleteRole, listRoles, updateRole } from './roles';

export const adminRolesVerbs = {
  'admin.roles.list': listRoles,
  'admin.roles.create': createRole,
  'admin.roles.update': updateRole,
  'admin.roles.delete': deleteRole,
} satisfies AreaVerbs<'admin/roles'>;
