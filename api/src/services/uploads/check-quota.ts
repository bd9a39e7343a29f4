import { isStaff } from '@tvacha/shared-contract';
import { and, count, eq, gt, min, sum } from 'drizzle-orm';
import { files } from '../../db/schema';
import { takeAdvisoryLock } from '../advisory-lock';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

const dayLong = 86_400_000;

/**
 * Refuses what would take a person over their files or bytes of the last 24 hours (SEC-34). Calls of one person
 * take turns from here to the end of the transaction, so that two at once are not both let through.
 */
export async function checkQuota(ctx: Ctx, ownerId: string, added: { files: number; bytes: number }): Promise<void> {
  const now = ctx.clock.now().getTime();
  const { member, staff } = ctx.config.uploads.daily;
  const most = isStaff(ctx.caller.role) ? staff : member;
  await takeAdvisoryLock(ctx, 'uploads', ownerId);
  const [sent] = await ctx.db
    .select({ files: count(), bytes: sum(files.size).mapWith(Number), oldest: min(files.createdAt) })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), gt(files.createdAt, new Date(now - dayLong))));
  if ((sent?.files ?? 0) + added.files <= most.files && (sent?.bytes ?? 0) + added.bytes <= most.bytes) return;
  refuse('RATE_LIMITED', { retryAfter: ((sent?.oldest?.getTime() ?? now) + dayLong - now) / 1000 });
}
