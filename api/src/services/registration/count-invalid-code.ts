import { sql } from 'drizzle-orm';
import { invalidCodes } from '../../db/schema';
import type { Ctx } from '../ctx';

/** Notes a customer code that does not exist, for the desk to look into. */
export async function countInvalidCode(ctx: Ctx, code: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insert(invalidCodes)
    .values({ code, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: invalidCodes.code,
      set: { tries: sql`${invalidCodes.tries} + 1`, lastAt: now, resolvedAt: null, resolvedBy: null },
    });
}
