import { z } from 'zod';
import { byId, done, moment, note, number, personSchema } from '../../entities/admin';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import { idSchema } from '../../entities/user';
import { codeNoteRule, mostCodes, newCodeRule } from '../../form-rules';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';

/** A customer code as it stands on a card. */
export const customerCodeSchema = z
  .string()
  .trim()
  // Before its letters are made capitals: those of other alphabets would become ours.
  .regex(newCodeRule.pattern, 'A code has 3 to 30 letters, digits or hyphens')
  .toUpperCase();

export const invalidCodeSchema = z.object({
  _id: idSchema,
  code: z.string(),
  tries: number,
  firstAt: moment,
  lastAt: moment,
  note: z.string(),
  resolvedAt: moment.nullable(),
  resolvedBy: personSchema.nullable(),
  /** Whose code it is by now, where it was made real and is used. */
  usedBy: personSchema.nullable(),
});
export type InvalidCode = z.output<typeof invalidCodeSchema>;

/** A code that there is, used or waiting for its doctor. */
const realCode = {
  _id: idSchema,
  code: z.string(),
  usedAt: moment.nullable(),
  /** Nobody where the card is unused, or its doctor has been erased. */
  usedBy: personSchema.nullable(),
};

/** What somebody may have done to the code on their card: see `nearCodes` of the server. */
export const misreadings = ['lookalike', 'swapped', 'missing', 'extra'] as const;
export type Misreading = (typeof misreadings)[number];

export const adminCodesOperations = {
  'admin.invalid.list': {
    summary: 'Customer codes that were tried and do not exist',
    query: z.strictObject({
      state: z.enum(['open', 'resolved', 'all']).default('open'),
      search: searchText.optional(),
      sort: z.enum(['newest', 'tries']).default('newest'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(invalidCodeSchema),
    codes: ['SUCCESS'],
  },
  'admin.invalid.resolve': {
    summary: 'Settle an invalid code with a note',
    body: byId.extend({ note: note(codeNoteRule.max) }),
    result: invalidCodeSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.invalid.accept': {
    summary: 'Make an invalid code a real one, as a card with it was handed out',
    body: byId,
    result: invalidCodeSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'INVALID_CODE'],
  },
  'admin.invalid.applicants': {
    summary: 'Applications that wait, by a part of a name or number, ten at most',
    query: z.strictObject({ search: searchText }),
    result: z.array(personSchema.extend({ customerId: z.string(), city: z.string(), appliedAt: moment })),
    codes: ['SUCCESS'],
  },
  'admin.invalid.link': {
    summary: 'Make an invalid code a real one of an application that waits: with it, too, one is led to that account',
    body: byId.extend({ application: idSchema }),
    result: invalidCodeSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'INVALID_CODE'],
  },
  'admin.invalid.near': {
    summary: 'One invalid code, with real ones that differ from it by a slip of the eye or of the hand, twenty at most',
    query: byId,
    result: z.object({
      tried: invalidCodeSchema,
      near: z.array(z.object({ ...realCode, slip: z.enum(misreadings) })),
    }),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.codes.list': {
    summary: 'Customer codes, used or waiting for their doctor',
    query: z.strictObject({
      state: z.enum(['used', 'unused', 'all']).default('all'),
      search: searchText.optional(),
      sort: z.enum(['newest', 'code']).default('newest'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(z.object({ ...realCode, createdAt: moment })),
    codes: ['SUCCESS'],
  },
  'admin.codes.import': {
    summary: 'Take in codes of new cards; those known already are told',
    body: z.strictObject({
      codes: z.array(customerCodeSchema).min(1).max(mostCodes),
      /** Says what would come of it, and takes nothing in. */
      dryRun: z.boolean().default(false),
    }),
    result: z.object({ added: number, duplicates: z.array(z.string()) }),
    codes: ['SUCCESS'],
  },
  'admin.codes.withdraw': {
    summary: 'Take a code back whose card nobody has used',
    query: byId,
    result: done,
    codes: ['DELETED', 'NOT_FOUND', 'CONFLICT'],
  },
} satisfies Record<AreaOperationId<'admin/codes'>, OperationShape>;
