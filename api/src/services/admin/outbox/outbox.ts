import { and, desc, eq, isNull } from 'drizzle-orm';
import { outboxMessages } from '../../../db/schema';
import { audit } from '../../audit';
import { afterCommit, inTransaction } from '../../ctx';
import { paged } from '../../paged';
import { one } from '../../rows';
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

const isDead = (id: string) => and(eq(outboxMessages.id, id), eq(outboxMessages.state, 'dead'));

/** Tries a message again that was given up, as often as a new one. */
export async function retryMessage({
  ctx,
  input: { body },
}: VerbCall<'admin.outbox.retry'>): Promise<Answer<'admin.outbox.retry'>> {
  await inTransaction(ctx, async (tx) => {
    const again = { state: 'waiting', tries: 0, dueAt: ctx.clock.now(), settledAt: null } as const;
    const { channel } = one(await tx.db.update(outboxMessages).set(again).where(isDead(body.id)).returning());
    await audit(tx, { action: 'message.retried', subjectType: 'message', subjectId: body.id, details: { channel } });
    afterCommit(tx, () => tx.outbox.wake());
  });
  return { code: 'UPDATE_SUCCCESS', result: null };
}

/** Deletes a message that was given up. */
export async function discardMessage({
  ctx,
  input: { query },
}: VerbCall<'admin.outbox.discard'>): Promise<Answer<'admin.outbox.discard'>> {
  await inTransaction(ctx, async (tx) => {
    const { channel } = one(await tx.db.delete(outboxMessages).where(isDead(query.id)).returning());
    await audit(tx, { action: 'message.discarded', subjectType: 'message', subjectId: query.id, details: { channel } });
  });
  return { code: 'DELETED', result: null };
}
