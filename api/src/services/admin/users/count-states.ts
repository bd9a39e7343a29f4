import type { ApprovalState } from '@tvacha/shared-contract/vocabulary';
import { count, type SQL } from 'drizzle-orm';
import { users } from '../../../db/schema';
import type { Ctx } from '../../ctx';

/** How many accounts wait, were let in, were turned down and were shut out again. */
export async function countStates(ctx: Ctx, where: SQL | undefined): Promise<Record<ApprovalState, number>> {
  const rows = await ctx.db
    .select({ state: users.approval, total: count() })
    .from(users)
    .where(where)
    .groupBy(users.approval);
  const states = { pending: 0, verified: 0, rejected: 0, disabled: 0 };
  for (const { state, total } of rows) states[state] = total;
  return states;
}
