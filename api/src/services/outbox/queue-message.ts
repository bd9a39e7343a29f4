import { seal } from '../../auth/seal';
import { outboxMessages } from '../../db/schema';
import type { Message } from '../../notify/notifier';
import { afterCommit, type Ctx } from '../ctx';

/** The part of a ctx that a message needs. */
export type QueueCtx = Pick<Ctx, 'db' | 'clock' | 'outbox'> & { config: Pick<Ctx['config'], 'secrets'> };

interface Terms {
  /** When it is of no use any more: it is not tried after that, and deleted once it is settled. */
  expiresAt?: Date;
  /** Nobody gets it; it is written all the same, so that time tells nothing (SEC-13). */
  isVoid?: boolean;
}

/** To what a message's sealed text is bound. */
export const ownerOf = (id: string) => `outbox:${id}`;

/**
 * Writes a message that is sent once the transaction has committed: at once, and again for about a day where that
 * fails (docs/decisions/0031). It goes out at least once, so twice where a process ends between sending and noting it.
 * @param ctx of the transaction that does what the message tells of
 */
export async function queueMessage(ctx: QueueCtx, message: Message, { expiresAt, isVoid }: Terms = {}): Promise<void> {
  const { channel, to, subject, text, template } = message;
  const id = crypto.randomUUID();
  const now = ctx.clock.now();
  await ctx.db.insert(outboxMessages).values({
    id,
    channel,
    recipient: to,
    template,
    subject,
    text: await seal(ctx.config, ownerOf(id), text),
    state: isVoid ? 'void' : 'waiting',
    createdAt: now,
    dueAt: now,
    expiresAt,
  });
  afterCommit(ctx, () => ctx.outbox.wake(channel));
}
