import { z } from 'zod';
import { byId, moment, number, reason } from '../entities/admin';
import { pageOf, pageQuery, searchText } from '../entities/page';
import { idSchema, permissionEntrySchema, userSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import { accountRoles } from '../roles';
import type { adminUsersRoutes } from '../routes/admin-users';
import { approvalStates, documentKinds } from '../vocabulary';

export const applicantSchema = userSchema.extend({
  state: z.enum(approvalStates),
  registrationNumber: z.string().nullable(),
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

/** Which accounts are meant. */
export const whichAccounts = {
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
    summary: 'Let a pending doctor log in',
    body: byId,
    result: applicantSchema,
    codes: ['VERIFIED', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.users.reject': {
    summary: 'Turn a pending doctor down, with the reason they will read',
    body: byId.extend({ reason }),
    result: applicantSchema,
    codes: ['REJECTED', 'NOT_FOUND', 'CONFLICT'],
  },
} satisfies Record<keyof typeof adminUsersRoutes, OperationShape>;
