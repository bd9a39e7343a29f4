import { count, eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Ctx } from '../ctx';

/** How many doctors wait, were let in and were turned down. */
export async function countStates(ctx: Ctx): Promise<{ pending: number; verified: number; rejected: number }> {
  const rows = await ctx.db
    .select({ state: users.approval, total: count() })
    .from(users)
    .where(eq(users.role, 'doctor'))
    .groupBy(users.approval);
  const states = { pending: 0, verified: 0, rejected: 0 };
  for (const { state, total } of rows) states[state] = total;
  return states;
}
