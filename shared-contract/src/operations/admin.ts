import { z } from 'zod';
import { pageOf, pageQuery, searchText } from '../entities/page';
import { idSchema, userSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import type { adminRoutes } from '../routes/admin';
import { approvalStates } from '../vocabulary';

export const applicantSchema = userSchema.extend({
  state: z.enum(approvalStates),
  registrationNumber: z.string().nullable(),
  appliedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  rejectionReason: z.string().nullable(),
});
export type Applicant = z.output<typeof applicantSchema>;

const number = z.number().int();
const states = z.object({ pending: number, verified: number, rejected: number, disabled: number });

export const adminOperations = {
  'admin.dashboard': {
    summary: 'Figures of the back office',
    result: z.object({
      applications: states,
      /** Applications received on each of the last 30 days, oldest first. */
      daily: z.array(z.object({ day: z.iso.date(), received: z.number().int() })),
      oldestPending: z.iso.datetime().nullable(),
    }),
    codes: ['SUCCESS'],
  },
  'admin.users.list': {
    summary: 'Doctors who applied, with how many are in each state',
    query: z.strictObject({
      state: z.enum(approvalStates).optional(),
      search: searchText.optional(),
      sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(applicantSchema).extend({ states }),
    codes: ['SUCCESS'],
  },
  'admin.users.details': {
    summary: 'One applicant',
    query: z.strictObject({ id: idSchema }),
    result: applicantSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.users.approve': {
    summary: 'Let a pending doctor log in',
    body: z.strictObject({ id: idSchema }),
    result: applicantSchema,
    codes: ['VERIFIED', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.users.reject': {
    summary: 'Turn a pending doctor down, with the reason they will read',
    body: z.strictObject({ id: idSchema, reason: z.string().trim().min(10).max(500) }),
    result: applicantSchema,
    codes: ['REJECTED', 'NOT_FOUND', 'CONFLICT'],
  },
} satisfies Record<keyof typeof adminRoutes, OperationShape>;
