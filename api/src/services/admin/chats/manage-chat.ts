import { eq } from 'drizzle-orm';
import { chatThreads } from '../../../db/schema';
import { audit } from '../../audit';
import { chatStaff, notifyChat } from '../../chats/notify-chat';
import { type Ctx, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { findChat } from './find-chat';

type Change = Partial<Pick<typeof chatThreads.$inferInsert, 'assignedTo' | 'closedAt'>>;

async function change(ctx: Ctx, id: string, action: string, fields: Change, details = {}) {
  const chat = await inTransaction(ctx, async (tx) => {
    await tx.db.update(chatThreads).set(fields).where(eq(chatThreads.id, id));
    const chat = await findChat(tx, id);
    await audit(tx, { action, subjectType: 'chat', subjectId: id, details });
    return chat;
  });
  await notifyChat(ctx, { thread: id, userId: chat.user._id });
  return chat;
}

/** Gives a talk to somebody who may answer it; CONFLICT where they may not. */
export const assignChat: Verb<'admin.chats.assign'> = async ({ ctx, input }) => {
  const { id, to } = input.body;
  await findChat(ctx, id);
  if (to !== null && !(await chatStaff(ctx, 'create')).includes(to)) refuse('CONFLICT');
  return { code: 'UPDATE_SUCCCESS', result: await change(ctx, id, 'chat.assigned', { assignedTo: to }, { to }) };
};

export const closeChat: Verb<'admin.chats.close'> = async ({ ctx, input }) => {
  const { id, closed } = input.body;
  const action = closed ? 'chat.closed' : 'chat.reopened';
  const result = await change(ctx, id, action, { closedAt: closed ? ctx.clock.now() : null });
  return { code: 'UPDATE_SUCCCESS', result };
};
