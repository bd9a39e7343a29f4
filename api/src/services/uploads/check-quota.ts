import { isStaff } from '@tvacha/shared-contract';
import { and, count, eq, gt, min, sum } from 'drizzle-orm';
import { files, refusedFiles } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

const dayLong = 86_400_000;

async function sentSince({ db }: Ctx, table: typeof files | typeof refusedFiles, ownerId: string, since: Date) {
  const [sent] = await db
    .select({ files: count(), bytes: sum(table.size).mapWith(Number), oldest: min(table.createdAt) })
    .from(table)
    .where(and(eq(table.ownerId, ownerId), gt(table.createdAt, since)));
  return { files: sent?.files ?? 0, bytes: sent?.bytes ?? 0, oldest: sent?.oldest?.getTime() ?? Infinity };
}

/**
 * Refuses what would take a person over their files or bytes of the last 24 hours, refused ones counted (SEC-34).
 * It binds two calls at once only under a lock of the person.
 */
export async function checkQuota(ctx: Ctx, ownerId: string, added: { files: number; bytes: number }): Promise<void> {
  const now = ctx.clock.now().getTime();
  const { member, staff } = ctx.config.uploads.daily;
  const most = isStaff(ctx.caller.role) ? staff : member;
  const since = new Date(now - dayLong);
  const taken = await sentSince(ctx, files, ownerId, since);
  const refused = await sentSince(ctx, refusedFiles, ownerId, since);
  const total = {
    files: taken.files + refused.files + added.files,
    bytes: taken.bytes + refused.bytes + added.bytes,
  };
  if (total.files <= most.files && total.bytes <= most.bytes) return;
  const oldest = Math.min(taken.oldest, refused.oldest, now);
  refuse('RATE_LIMITED', { retryAfter: (oldest + dayLong - now) / 1000 });
}
