import { z } from 'zod';
import { byId, done, emptyLine, line, moment, number, permissionsSchema, reason } from '../../entities/admin';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import {
  addressSchema,
  emailSchema,
  idSchema,
  permissionEntrySchema,
  phoneSchema,
  pincodeSchema,
  userSchema,
} from '../../entities/user';
import type { OperationShape } from '../../operation';
import { accountRoles } from '../../roles';
import type { AreaOperationId } from '../../routes';
import { approvalStates, documentKinds } from '../../vocabulary';

export const applicantSchema = userSchema.extend({
  state: z.enum(approvalStates),
  registrationNumber: z.string().nullable(),
  /** The medical council that gave the number. */
  registrationCouncil: z.string().nullable(),
  appliedAt: moment,
  decidedAt: moment.nullable(),
  rejectionReason: z.string().nullable(),
});
export type Applicant = z.output<typeof applicantSchema>;

export const accountSchema = applicantSchema.extend({
  documents: z.array(
    z.object({
      _id: idSchema,
      kind: z.enum(documentKinds),
      name: z.string(),
      type: z.string(),
      /** In bytes. */
      size: number,
      /** Good for at most 300 s and for this member of staff alone. */
      url: z.string(),
    }),
  ),
  /** Permissions of this person's own, which stand in place of the role's. */
  permissions: z.array(permissionEntrySchema).nullable(),
  lastSeenAt: moment.nullable(),
});
export type Account = z.output<typeof accountSchema>;

export const userStatesSchema = z.object({ pending: number, verified: number, rejected: number, disabled: number });

const name = line(60);

/** Which accounts are meant. */
const whichAccounts = {
  role: z.enum([...accountRoles, 'staff', 'all']).default('doctor'),
  state: z.enum(approvalStates).optional(),
  search: searchText.optional(),
  sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
};

export const adminUsersOperations = {
  'admin.users.list': {
    summary: 'Accounts of a role, doctors where none is named, with how many are in each state',
    query: z.strictObject({ ...whichAccounts, ...pageQuery(100, 20) }),
    result: pageOf(applicantSchema).extend({ states: userStatesSchema }),
    codes: ['SUCCESS'],
  },
  'admin.users.details': {
    summary: 'One account with its papers',
    query: byId,
    result: accountSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.users.approve': {
    summary: 'Let a pending doctor log in, whose council registration is on record',
    body: byId,
    result: applicantSchema,
    codes: ['VERIFIED', 'NOT_FOUND', 'CONFLICT', 'REGISTRATION_NUMBER_NEEDED'],
  },
  'admin.users.reject': {
    summary: 'Turn a pending doctor down, with the reason they will read',
    body: byId.extend({ reason }),
    result: applicantSchema,
    codes: ['REJECTED', 'NOT_FOUND', 'CONFLICT'],
  },
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
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'REGISTRATION_NUMBER_NEEDED'],
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
  'admin.users.factor': {
    summary: 'Take the lost second factor of a member of staff away; they set up another when they log in next',
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
    codes: ['ROLE_UPDATED', 'NOT_FOUND', 'CONFLICT', 'REGISTRATION_NUMBER_NEEDED'],
  },
} satisfies Record<AreaOperationId<'admin/users'>, OperationShape>;
