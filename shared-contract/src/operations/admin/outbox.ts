import { z } from 'zod';
import { byId, done, moment, number } from '../../entities/admin';
import { pageOf, pageQuery } from '../../entities/page';
import { idSchema } from '../../entities/user';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';

/**
 * A message that was given up, or waits; codes are never among them. What it says is told to nobody but its recipient.
 */
export const outboxMessageSchema = z.object({
  _id: idSchema,
  state: z.enum(['waiting', 'dead']),
  channel: z.enum(['sms', 'email']),
  /** A phone number with its country code, or an email address. */
  recipient: z.string(),
  /** What it was made from, for instance `application.approved`; null where it has words of its own. */
  template: z.string().nullable(),
  subject: z.string().nullable(),
  tries: number,
  /** Why the last try failed; null before the first. */
  reason: z.string().nullable(),
  createdAt: moment,
  /** When it was given up. */
  settledAt: moment.nullable(),
});

export const adminOutboxOperations = {
  'admin.outbox.list': {
    summary: 'Mail and SMS that were given up, or wait for another try, newest first',
    query: z.strictObject({ state: z.enum(['dead', 'waiting']).default('dead'), ...pageQuery(100, 20) }),
    result: pageOf(outboxMessageSchema),
    codes: ['SUCCESS'],
  },
  'admin.outbox.retry': {
    summary: 'Try a message again that was given up',
    body: byId,
    result: done,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND'],
  },
  'admin.outbox.discard': {
    summary: 'Delete a message that was given up',
    query: byId,
    result: done,
    codes: ['DELETED', 'NOT_FOUND'],
  },
} satisfies Record<AreaOperationId<'admin/outbox'>, OperationShape>;
