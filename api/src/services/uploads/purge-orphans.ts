import { and, eq, isNull, lt } from 'drizzle-orm';
import { files } from '../../db/schema';
import { keysOf } from '../../files/thumbnails';
import type { Ctx } from '../ctx';

const batch = 500;

/**
 * Removes files that no record holds after two days (SEC-34). The row goes last: a store that is away is tried
 * again next time, and of two servers that do this at once each file is gone once.
 * @returns how many went
 */
export async function purgeOrphans(ctx: Pick<Ctx, 'db' | 'files' | 'clock' | 'config'>): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - ctx.config.uploads.orphanLife);
  const orphan = and(isNull(files.claimedAt), lt(files.createdAt, before));
  const rows = await ctx.db.select({ id: files.id, key: files.key }).from(files).where(orphan).limit(batch);
  let removed = 0;
  for (const { id, key } of rows) {
    // A record may have claimed it since.
    const [still] = await ctx.db
      .select({ id: files.id })
      .from(files)
      .where(and(orphan, eq(files.id, id)));
    if (!still) continue;
    for (const one of keysOf(key)) await ctx.files.remove(one);
    await ctx.db.delete(files).where(and(orphan, eq(files.id, id)));
    removed += 1;
  }
  return removed;
}
