import { eq } from 'drizzle-orm';
import { chatThreads, users } from '../../db/schema';
import { nameOf } from '../admin/common/person';
import { type Ctx, callerId } from '../ctx';
import { limit } from '../limit';
import { one } from '../rows';
import type { Verb } from '../verb';
import { chatStaff } from './notify-chat';

/** Nobody types so fast: a page says it every three seconds at most, and that it is there every ten. */
const most = 60;

/** The caller by name, who may say so not too often. */
async function whoCalls(ctx: Ctx) {
  const id = callerId(ctx);
  await limit(ctx, { name: 'presence', of: id, most, window: 60_000 });
  const row = one(await ctx.db.select().from(users).where(eq(users.id, id)));
  return { _id: id, name: nameOf(row) };
}

/** Says it to the staff who read chats, but for whoever it is about. Nothing is kept of it. */
async function tellStaff(ctx: Ctx, thread: string, by: { _id: string; name: string }, typing: boolean) {
  for (const { id } of await chatStaff(ctx, 'read'))
    if (id !== by._id) ctx.realtime.toUser(id, 'presence', { thread, by, typing });
}

/** Tells the team that a member is writing; before their first message there is nobody to tell. */
export const tellTyping: Verb<'chats.typing'> = async ({ ctx }) => {
  const by = await whoCalls(ctx);
  const [thread] = await ctx.db.select().from(chatThreads).where(eq(chatThreads.userId, by._id));
  if (thread) await tellStaff(ctx, thread.id, by, true);
  return { code: 'SUCCESS', result: null };
};

/** Tells colleagues who looks at a talk and who writes; its member is told of an answer, not of a note nor of a name. */
export const tellPresence: Verb<'admin.chats.presence'> = async ({ ctx, input }) => {
  const { id, typing } = input.body;
  const by = await whoCalls(ctx);
  const thread = one(await ctx.db.select().from(chatThreads).where(eq(chatThreads.id, id)));
  await tellStaff(ctx, id, by, typing !== null);
  if (typing === 'answer') ctx.realtime.toUser(thread.userId, 'presence', { thread: id, by: null, typing: true });
  return { code: 'SUCCESS', result: null };
};
