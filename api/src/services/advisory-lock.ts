import { sql } from 'drizzle-orm';
import type { Ctx } from './ctx';

/**
 * Callers with the same name and key go on one after the other, from here to the end of their transactions.
 * Two keys may share a turn, which costs a moment and nothing else.
 */
export async function takeAdvisoryLock(tx: Ctx, name: string, key: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${name}), hashtext(${key}))`);
}
