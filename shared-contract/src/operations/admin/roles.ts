import { z } from 'zod';
import { byId, done, line, moment, number, permissionsSchema } from '../../entities/admin';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import { idSchema, roleDefinitionSchema } from '../../entities/user';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';

export const officeRoleSchema = roleDefinitionSchema.extend({
  /** How many people have it. */
  users: number,
  updatedAt: moment,
});
export type OfficeRole = z.output<typeof officeRoleSchema>;

const fields = z.strictObject({ name: line(80), permissions: permissionsSchema });

export const adminRolesOperations = {
  'admin.roles.list': {
    summary: 'Role definitions with how many people have each',
    query: z.strictObject({
      search: searchText.optional(),
      sort: z.enum(['name', 'users']).default('name'),
      ...pageQuery(100, 50),
    }),
    result: pageOf(officeRoleSchema),
    codes: ['SUCCESS'],
  },
  'admin.roles.create': {
    summary: 'Make a role definition; nobody puts in what they do not hold',
    body: fields,
    result: officeRoleSchema,
    codes: ['ROLE_CREATED', 'CONFLICT'],
  },
  'admin.roles.update': {
    summary: 'Change a role definition, from their next call for all who have it',
    body: fields.extend({ id: idSchema }),
    result: officeRoleSchema,
    codes: ['ROLE_UPDATED', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.roles.delete': {
    summary: 'Remove a role definition that nobody has',
    query: byId,
    result: done,
    codes: ['DELETED', 'NOT_FOUND', 'CONFLICT'],
  },
} satisfies Record<AreaOperationId<'admin/roles'>, OperationShape>;
