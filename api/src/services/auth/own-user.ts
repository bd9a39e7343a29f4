import { eq } from 'drizzle-orm';
import { type UserRow, users } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

/** The row of whoever calls, by session or by scoped token. */
export async function ownUser(ctx: Ctx): Promise<UserRow> {
  const id = ctx.caller.userId ?? ctx.caller.scopedTokenOf;
  if (!id) refuse('SESSION_EXPIRED');
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  return user ?? refuse('SESSION_EXPIRED');
}
