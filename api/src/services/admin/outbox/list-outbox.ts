import { and, desc, eq, isNull } from 'drizzle-orm';
import { outboxMessages } from '../../../db/schema';
import { paged } from '../../paged';
import type { Answer, VerbCall } from '../../verb';

/** Mail and SMS that were given up, or wait; no codes, of which nobody but their owner is told. */
export async function listOutbox({
  ctx,
  input: { query },
}: VerbCall<'admin.outbox.list'>): Promise<Answer<'admin.outbox.list'>> {
  const { state } = query;
  const { id, channel, recipient, template, subject, tries, reason, createdAt, settledAt } = outboxMessages;
  const wanted = and(eq(outboxMessages.state, state), isNull(outboxMessages.expiresAt));
  const result = await paged(query, {
    rows: ctx.db
      .select({ id, channel, recipient, template, subject, tries, reason, createdAt, settledAt })
      .from(outboxMessages)
      .where(wanted)
      .orderBy(desc(createdAt), desc(id)),
    total: () => ctx.db.$count(outboxMessages, wanted),
    present: ({ id, createdAt, settledAt, ...row }) => ({
      _id: id,
      ...row,
      state,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    }),
  });
  return { code: 'SUCCESS', result };
}
