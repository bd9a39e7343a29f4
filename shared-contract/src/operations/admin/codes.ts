import { z } from 'zod';
import { byId, moment, note, number, personSchema } from '../../entities/admin';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import { idSchema } from '../../entities/user';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';

/** A customer code as it stands on a card. */
export const customerCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, 'A code has 3 to 30 letters, digits or hyphens');

export const invalidCodeSchema = z.object({
  _id: idSchema,
  code: z.string(),
  tries: number,
  firstAt: moment,
  lastAt: moment,
  note: z.string(),
  resolvedAt: moment.nullable(),
  resolvedBy: personSchema.nullable(),
});
export type InvalidCode = z.output<typeof invalidCodeSchema>;

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
    body: byId.extend({ note: note(500) }),
    result: invalidCodeSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.invalid.accept': {
    summary: 'Make an invalid code a real one, as a card with it was handed out',
    body: byId,
    result: invalidCodeSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT', 'INVALID_CODE'],
  },
  'admin.codes.list': {
    summary: 'Customer codes, used or waiting for their doctor',
    query: z.strictObject({
      state: z.enum(['used', 'unused', 'all']).default('all'),
      search: searchText.optional(),
      sort: z.enum(['newest', 'code']).default('newest'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(
      z.object({
        _id: idSchema,
        code: z.string(),
        createdAt: moment,
        usedAt: moment.nullable(),
        usedBy: personSchema.nullable(),
      }),
    ),
    codes: ['SUCCESS'],
  },
  'admin.codes.import': {
    summary: 'Take in codes of new cards; those known already are told',
    body: z.strictObject({ codes: z.array(customerCodeSchema).min(1).max(1000) }),
    result: z.object({ added: number, duplicates: z.array(z.string()) }),
    codes: ['SUCCESS'],
  },
} satisfies Record<AreaOperationId<'admin/codes'>, OperationShape>;
