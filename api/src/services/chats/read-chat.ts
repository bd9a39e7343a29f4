import { chatMessages } from '../../db/schema';
import { callerId } from '../caller-id';
import type { Verb } from '../verb';
import { notifyChat } from './notify-chat';
import { ownThread, unseen } from './own-thread';

/** Marks what the team wrote as seen. */
export const readChat: Verb<'chats.read'> = async ({ ctx }) => {
  const thread = await ownThread(ctx);
  if (!thread || thread.unread === 0) return { code: 'SUCCESS', result: thread };
  await ctx.db.update(chatMessages).set({ readAt: ctx.clock.now() }).where(unseen(thread._id));
  await notifyChat(ctx, { thread: thread._id, userId: callerId(ctx) });
  return { code: 'SUCCESS', result: { ...thread, unread: 0 } };
};
