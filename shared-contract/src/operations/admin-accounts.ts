import { z } from 'zod';
import { byId, done, emptyLine, line, number, reason } from '../entities/admin';
import { permissionsSchema } from '../entities/permissions';
import { addressSchema, emailSchema, idSchema, phoneSchema, pincodeSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import { accountRoles } from '../roles';
import type { adminAccountsRoutes } from '../routes/admin-accounts';
import { accountSchema, applicantSchema, whichAccounts } from './admin-users';

const name = line(60);

export const adminAccountsOperations = {
  'admin.users.update': {
    summary: 'Correct what is on record of a person; only what is sent changes',
    body: byId.extend({
      name_titel: emptyLine(20).optional(),
      first_name: name.optional(),
      last_name: emptyLine(60).optional(),
      address: addressSchema.extend({ state: name, city: name, pincode: pincodeSchema }).strict().nullable().optional(),
      registrationNumber: line(60).nullable().optional(),
      type: line(40).nullable().optional(),
    }),
    result: applicantSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND'],
  },
  'admin.users.contact': {
    summary: 'Change email address or phone number; the old ones are told',
    body: byId.extend({ email: emailSchema.optional(), phone: phoneSchema.optional() }),
    result: applicantSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.users.disable': {
    summary: 'Shut a verified account out, at once and until it is enabled',
    body: byId.extend({ reason }),
    result: applicantSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.users.enable': {
    summary: 'Let a disabled account in again',
    body: byId,
    result: applicantSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.users.logout': {
    summary: 'End the session of a person (SEC-27)',
    body: byId,
    result: done,
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.users.welcome': {
    summary: 'Send the welcome mail again',
    body: byId,
    result: done,
    codes: ['WELCOME_EMAIL_RESENT', 'NOT_FOUND', 'CONFLICT', 'FAILED_TO_RESEND_EMAIL'],
  },
  'admin.users.delete': {
    summary: 'Erase an account; what they wrote stays, without their name',
    query: byId,
    result: done,
    codes: ['USER_DELETED', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.users.export': {
    summary: 'The list of accounts as CSV, ten thousand rows at most',
    body: z.strictObject(whichAccounts),
    result: z.object({ fileName: z.string(), rows: number, total: number, csv: z.string() }),
    codes: ['SUCCESS'],
    limit: 'exportsPerMinute',
  },
  'admin.users.create': {
    summary: 'Invite a member of staff, who sets their first password by the link in the mail',
    body: z.strictObject({
      first_name: name,
      last_name: emptyLine(60),
      email: emailSchema,
      phone: phoneSchema.optional(),
      role: z.enum(['admin', 'subAdmin']),
      roleId: idSchema.nullable(),
    }),
    result: applicantSchema,
    codes: ['USER_CREATE_SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.users.role': {
    summary: 'Say what a person may do: their role, its definition, and permissions of their own',
    body: byId.extend({
      role: z.enum(accountRoles).optional(),
      roleId: idSchema.nullable().optional(),
      permissions: permissionsSchema.nullable().optional(),
    }),
    result: accountSchema,
    codes: ['ROLE_UPDATED', 'NOT_FOUND', 'CONFLICT'],
  },
} satisfies Record<keyof typeof adminAccountsRoutes, OperationShape>;
