import { z } from 'zod';
import { byId, done, line, moment, number, permissionsSchema } from '../../entities/admin';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import { idSchema, roleDefinitionSchema } from '../../entities/user';
import { roleNameRule } from '../../form-rules';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';

export const officeRoleSchema = roleDefinitionSchema.extend({
  /** How many people have it. */
  users: number,
  updatedAt: moment,
});
export type OfficeRole = z.output<typeof officeRoleSchema>;

/** As it was when it was looked at: what has changed since is not written over. */
const seen = { id: idSchema, updatedAt: moment };

/** A role definition, and whom a change of it reaches. */
export const roleInFullSchema = officeRoleSchema.extend({
  /** How many of those who have it may do what it says; the others have permissions of their own in its place. */
  touched: number,
  /** Some of them by name, ten at most. */
  names: z.array(z.string()),
  /** Whoever asks has it: they cannot change what they may do themselves. */
  own: z.boolean(),
});
export type RoleInFull = z.output<typeof roleInFullSchema>;

const fields = z.strictObject({ name: line(roleNameRule.max), permissions: permissionsSchema });

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
  'admin.roles.details': {
    summary: 'One role definition, and whom a change of it reaches',
    query: byId,
    result: roleInFullSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.roles.create': {
    summary: 'Make a role definition; nobody puts in what they do not hold',
    body: fields,
    result: officeRoleSchema,
    codes: ['ROLE_CREATED', 'CONFLICT'],
  },
  'admin.roles.update': {
    summary: 'Change a role definition, from their next call for all who have it',
    body: fields.extend(seen),
    result: officeRoleSchema,
    codes: ['ROLE_UPDATED', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.roles.delete': {
    summary: 'Remove a role definition that nobody has, or whose people get another in its place',
    query: z.strictObject({ ...seen, moveTo: idSchema.optional() }),
    result: done,
    codes: ['DELETED', 'NOT_FOUND', 'CONFLICT'],
  },
} satisfies Record<AreaOperationId<'admin/roles'>, OperationShape>;
