import { z } from 'zod';
import { consentKinds } from '../consents';
import { approvalStates, documentKinds, twinMarks } from '../vocabulary';
import { moment, number, personSchema } from './admin';
import { idSchema, permissionEntrySchema, userSchema } from './user';

/** An account as the list of the desk has it. */
export const applicantSchema = userSchema.extend({
  state: z.enum(approvalStates),
  registrationNumber: z.string().nullable(),
  /** The medical council that gave the number. */
  registrationCouncil: z.string().nullable(),
  appliedAt: moment,
  decidedAt: moment.nullable(),
  /** Why they were turned down, or shut out. */
  rejectionReason: z.string().nullable(),
  /** Of an application: a clearer copy of a paper was asked for, or has come since. */
  copies: z.enum(['asked', 'sent']).nullable(),
  /** Sent back with a change, by which it is told from one of a record that was changed since. */
  updatedAt: moment,
});
export type Applicant = z.output<typeof applicantSchema>;

/** Another account that may be the same person's, and what both have. */
export const twinSchema = z.object({
  _id: idSchema,
  name: z.string(),
  customerId: z.string(),
  state: z.enum(approvalStates),
  same: z.array(z.enum(twinMarks)),
});
export type Twin = z.output<typeof twinSchema>;

/** The lines of an application that are checked one by one. */
export const reviewLines = ['name', 'phone', 'email', 'registration', 'specialty', 'city', 'state', 'pincode'] as const;
export type ReviewLine = (typeof reviewLines)[number];

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
      /** A clearer copy of it was asked for, and has not come. */
      asked: z.object({ at: moment, by: personSchema.nullable(), reason: z.string() }).nullable(),
      /** When it came in the place of one of which a clearer copy had been asked for. */
      sentAgainAt: moment.nullable(),
    }),
  ),
  /** What there is to check of a doctor's application, in order, and what was found right as it stands now. */
  lines: z.array(
    z.object({
      line: z.enum(reviewLines),
      checked: z.object({ at: moment, by: personSchema.nullable() }).nullable(),
    }),
  ),
  /** What the person agreed to, newest first, twenty at most. */
  consents: z.array(
    z.object({
      _id: idSchema,
      kind: z.enum(consentKinds),
      version: z.string(),
      locale: z.string(),
      givenAt: moment,
      withdrawnAt: moment.nullable(),
    }),
  ),
  /** The newest first, ten at most. */
  sessions: z.array(
    z.object({
      _id: idSchema,
      /** As the browser names itself. */
      userAgent: z.string(),
      platform: z.string(),
      startedAt: moment,
      lastSeenAt: moment,
      /** Why it is over; null while it goes on. */
      end: z.enum(['logout', 'replaced', 'expired', 'reuse', 'ended']).nullable(),
    }),
  ),
  /** Permissions of this person's own, which stand in place of the role's. */
  permissions: z.array(permissionEntrySchema).nullable(),
  /** What the definition of their role says, also where permissions of their own stand in its place. */
  rolePermissions: z.array(permissionEntrySchema).nullable(),
  lastSeenAt: moment.nullable(),
  isLoggedIn: z.boolean(),
  /** Ten at most, those with most in common first. */
  twins: z.array(twinSchema),
});
export type Account = z.output<typeof accountSchema>;
