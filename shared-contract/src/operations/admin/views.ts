import { z } from 'zod';
import { byId, done, line, moment } from '../../entities/admin';
import { idSchema } from '../../entities/user';
import { viewNameRule } from '../../form-rules';
import type { OperationShape } from '../../operation';
import type { AreaOperationId, OperationId } from '../../routes';

/** The lists that have views, each with the operation by which it is read: who may call that may see its views. */
export const officeLists = {
  accounts: 'admin.users.list',
  undelivered: 'admin.outbox.list',
  invalidCodes: 'admin.invalid.list',
  codes: 'admin.codes.list',
  chats: 'admin.chats.list',
  messages: 'admin.messages.list',
  contributions: 'admin.contributions.list',
  posts: 'admin.questions.list',
  logs: 'admin.logs.list',
  roles: 'admin.roles.list',
} as const satisfies Record<string, OperationId>;
export type OfficeList = keyof typeof officeLists;
const listSchema = z.enum(Object.keys(officeLists) as [OfficeList, ...OfficeList[]]);

/** What a list's address says of filters, order and columns; whether it still has them is the list's to know. */
const querySchema = z
  .record(z.string().regex(/^[a-z][A-Za-z]{0,29}$/), line(400))
  .refine((query) => Object.keys(query).length <= 20, 'A view has 20 fields at most');

const fields = { name: line(viewNameRule.max), query: querySchema, shared: z.boolean() };

export const savedViewSchema = z.object({
  _id: idSchema,
  name: z.string(),
  query: z.record(z.string(), z.string()),
  /** All who may read the list see it. */
  shared: z.boolean(),
  /** It is the caller's own. */
  own: z.boolean(),
  /** Whose it is; null where they are gone. */
  by: z.string().nullable(),
  /** The caller begins with it. */
  isDefault: z.boolean(),
  updatedAt: moment,
});
export type SavedView = z.output<typeof savedViewSchema>;

export const adminViewsOperations = {
  'admin.views.list': {
    summary: 'The caller’s own views of a list and those that are shared, by name',
    query: z.strictObject({ list: listSchema }),
    result: z.array(savedViewSchema),
    codes: ['SUCCESS'],
  },
  'admin.views.create': {
    summary: 'Save a view of a list; CONFLICT where its name is taken, or there are too many',
    body: z.strictObject({ list: listSchema, ...fields }),
    result: savedViewSchema,
    codes: ['SUCCESS', 'CONFLICT'],
  },
  'admin.views.update': {
    summary: 'Change a view as it was seen; CONFLICT where it was changed since, or its name is taken',
    body: z.strictObject({ id: idSchema, updatedAt: moment, ...fields }),
    result: savedViewSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.views.delete': {
    summary: 'Remove a view',
    query: byId,
    result: done,
    codes: ['DELETED', 'NOT_FOUND'],
  },
  'admin.views.prefer': {
    summary: 'Begin a list with a view, or with none',
    body: z.strictObject({ list: listSchema, id: idSchema.nullable() }),
    result: done,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND'],
  },
} satisfies Record<AreaOperationId<'admin/views'>, OperationShape>;
