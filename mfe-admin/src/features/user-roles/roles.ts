import type { Result, RoleInFull } from '@tvacha/shared-contract';
import { listRoles, showRole } from '@tvacha/shared-contract/routes/admin/roles';
import { call } from '@tvacha/shared-core/http';
import { defineList, opened, page, type Request, sortedBy, text } from '@tvacha/shared-core/list';
import { createResource } from '@tvacha/shared-core/resources';
import { adminPaths } from '../../app/paths';

export type RolePage = Result<'admin.roles.list'>;

const fields = {
  search: text(),
  sort: sortedBy('name', 'users'),
  page: page(),
  /** A definition by its id, or `new`. */
  id: opened(),
  /** The one that a new definition begins as a copy of. */
  from: opened(),
};

/** `/admin/user-roles?id=…`: what may be given to people, and the one that is looked at. */
export const roleList = defineList({ path: () => adminPaths.userRoles(), fields, rowsPerPage: 50 });

/** Several people keep them: asked for whenever they are shown. */
export const officeRoles = createResource({
  name: 'officeRoles',
  load: (query: Request<typeof fields>, options): Promise<RolePage> => call(listRoles, { query }, options),
  age: 0,
});

/** One of them with whom a change reaches. */
export const officeRole = createResource({
  name: 'officeRole',
  load: (query: { id: string }, options): Promise<RoleInFull> => call(showRole, { query }, options),
  age: 0,
});
