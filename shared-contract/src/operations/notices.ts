import { z } from 'zod';
import { noticeSchema, noticeSettingsSchema } from '../entities/notice';
import { pageOf, pageQuery } from '../entities/page';
import { idSchema } from '../entities/user';
import { noticeKinds } from '../notices';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';

const unreadSchema = z.object({ unread: z.number().int() });

export const noticesOperations = {
  'notices.list': {
    summary: 'What the caller was told of, newest first',
    query: z.strictObject(pageQuery(50, 20)),
    result: pageOf(noticeSchema),
    codes: ['SUCCESS'],
  },
  'notices.count': {
    summary: 'How much of that the caller has not read',
    result: unreadSchema,
    codes: ['SUCCESS'],
  },
  'notices.read': {
    summary: 'Say that one was read, or all of them where none is named; says how many are left',
    body: z.strictObject({ id: idSchema.optional() }),
    result: unreadSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'notices.settings': {
    summary: 'Of which kinds the caller is told',
    result: noticeSettingsSchema,
    codes: ['SUCCESS'],
  },
  'notices.set': {
    summary: 'Be told of a kind from now on, or no more',
    body: z.strictObject({ kind: z.enum(noticeKinds), on: z.boolean() }),
    result: noticeSettingsSchema,
    codes: ['SUCCESS'],
  },
} satisfies Record<AreaOperationId<'notices'>, OperationShape>;
