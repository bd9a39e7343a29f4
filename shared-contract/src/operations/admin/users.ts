import { z } from 'zod';
import { accountColumns } from '../../bulk';
import { accountSchema, applicantSchema, reviewLines } from '../../entities/account';
import { byId, done, emptyLine, line, moment, number, permissionsSchema, reason } from '../../entities/admin';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import {
  addressSchema,
  emailSchema,
  idSchema,
  newPasswordSchema,
  phoneSchema,
  pincodeSchema,
} from '../../entities/user';
import { accountRules, placeRule, registrationRule } from '../../form-rules';
import type { OperationShape } from '../../operation';
import { accountRoles, memberRoles } from '../../roles';
import type { AreaOperationId } from '../../routes';
import { accountOrders, approvalStates } from '../../vocabulary';

export const userStatesSchema = z.object({ pending: number, verified: number, rejected: number, disabled: number });

const place = line(placeRule.max);

const wholeAddress = addressSchema.extend({ state: place, city: place, pincode: pincodeSchema }).strict();
const councilNumber = line(registrationRule.max);

const seen = byId.extend({ updatedAt: moment });

/** Which accounts are meant. */
export const whichAccounts = {
  role: z.enum([...accountRoles, 'staff', 'all']).default('doctor'),
  state: z.enum(approvalStates).optional(),
  search: searchText.optional(),
  /** The beginning of a city's name. */
  city: place.optional(),
  /** A state of India. */
  region: place.optional(),
  specialty: line(100).optional(),
  /** The first and the last day of India on which they applied. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /**
   * Those of whom a kind of paper is missing, with doctors who have not finished to register; applications of which a
   * clearer copy was asked for, or has come.
   */
  papers: z.enum(['missing', 'asked', 'sent']).optional(),
  /** Those who have not confirmed their address or number; with doctors who have not finished to register. */
  contact: z.literal('unconfirmed').optional(),
  sort: z.enum(accountOrders).default('newest'),
};

/** Somebody for whom an account is made; without a first password they are invited by mail to log in by a code. */
const newcomer = {
  first_name: line(accountRules.first_name.max),
  last_name: emptyLine(accountRules.last_name.max),
  email: emailSchema,
  /** The first password, to be changed or kept at the first login (AUTH-06). */
  password: newPasswordSchema.optional(),
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
  'admin.users.copy': {
    summary: 'Ask a pending doctor for a clearer copy of one paper, with the reason they will read',
    body: byId.extend({ paper: idSchema, reason }),
    result: accountSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.users.check': {
    summary: 'Say that a line of an application is right as it was seen, or take that back',
    body: seen.extend({ line: z.enum(reviewLines), right: z.boolean() }),
    result: accountSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.users.update': {
    summary: 'Correct what is on record of a person, as it was seen; only what is sent changes',
    body: seen.extend({
      name_titel: emptyLine(accountRules.name_titel.max).optional(),
      first_name: line(accountRules.first_name.max).optional(),
      last_name: emptyLine(accountRules.last_name.max).optional(),
      address: wholeAddress.nullable().optional(),
      registrationNumber: councilNumber.nullable().optional(),
      registrationCouncil: place.nullable().optional(),
      type: line(40).nullable().optional(),
    }),
    result: applicantSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'REGISTRATION_NUMBER_NEEDED'],
  },
  'admin.users.contact': {
    summary: 'Change email address or phone number; the old ones are told',
    body: seen.extend({ email: emailSchema.optional(), phone: phoneSchema.optional() }),
    result: applicantSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'USER_ALREADY_EXISTS'],
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
    summary: 'A link to the list of accounts as CSV, for the caller alone, good once and for a minute',
    body: z.strictObject({
      ...whichAccounts,
      /** Those that tell nobody's name or contact where none are named. */
      columns: z.array(z.enum(accountColumns)).min(1).max(accountColumns.length).optional(),
    }),
    result: z.object({ url: z.string(), fileName: z.string(), total: number }),
    codes: ['SUCCESS'],
    limit: 'exportsPerMinute',
  },
  'admin.users.create': {
    summary: 'Make an account of the staff, with a first password or to be set by a code that they ask for',
    body: z.strictObject({
      ...newcomer,
      phone: phoneSchema.optional(),
      role: z.enum(['admin', 'subAdmin']),
      roleId: idSchema.nullable(),
    }),
    result: applicantSchema,
    codes: ['USER_CREATE_SUCCESS', 'NOT_FOUND', 'USER_ALREADY_EXISTS'],
  },
  'admin.users.admit': {
    summary: 'Make an account of a doctor or a patient, who may log in at once',
    body: z.strictObject({
      ...newcomer,
      phone: phoneSchema,
      role: z.enum(memberRoles),
      /** Of a doctor, who is not admitted without it. */
      registrationNumber: councilNumber.optional(),
      registrationCouncil: place.optional(),
      address: wholeAddress.optional(),
    }),
    result: applicantSchema,
    codes: ['USER_CREATE_SUCCESS', 'USER_ALREADY_EXISTS', 'REGISTRATION_NUMBER_NEEDED'],
  },
  'admin.users.role': {
    summary: 'Say what a person may do, as it was seen: their role, its definition, and permissions of their own',
    body: seen.extend({
      role: z.enum(accountRoles).optional(),
      roleId: idSchema.nullable().optional(),
      permissions: permissionsSchema.nullable().optional(),
    }),
    result: accountSchema,
    codes: ['ROLE_UPDATED', 'NOT_FOUND', 'CONFLICT', 'REGISTRATION_NUMBER_NEEDED'],
  },
} satisfies Record<AreaOperationId<'admin/users'>, OperationShape>;
