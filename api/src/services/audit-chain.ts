import type { ChainFault } from '@tvacha/shared-contract';
import { asc, gt } from 'drizzle-orm';
import { chainHash } from '../auth/chain-hash';
import type { Db } from '../db/db';
import { auditHead, auditLog } from '../db/schema';

export interface ChainReport {
  whole: boolean;
  rows: number;
  /** Where the chain says it ends; keep a copy of it elsewhere. */
  head: { seq: number; hash: string } | null;
  broken: { seq: number; fault: ChainFault } | null;
}

type Row = typeof auditLog.$inferSelect;
const batch = 1000;

/** What is wrong with a row that comes after another, or null. Rows of before the chain have no hash. */
async function faultOf(row: Row, expected: number, before: string): Promise<ChainFault | null> {
  if (row.seq !== expected) return 'missing';
  if (row.hash === '') return before === '' ? null : 'unchained';
  return row.hash === (await chainHash(before, row)) ? null : 'changed';
}

/**
 * Walks the audit log from its beginning and says where it breaks first (SEC-43). Rows are read in batches, so
 * memory does not grow with the log. A number that is left out is told as `missing` at that number, rows cut off
 * at the end as `truncated` at the first of them.
 */
export async function checkChain(db: Db, size = batch): Promise<ChainReport> {
  // The head is read first: what is written meanwhile comes after it and is not looked at.
  const [end] = await db.select({ seq: auditHead.seq, hash: auditHead.hash }).from(auditHead);
  const head = end ?? null;
  let rows = 0;
  let last = 0;
  let hash = '';
  const report = (seq: number, fault: ChainFault): ChainReport => ({
    whole: false,
    rows,
    head,
    broken: { seq, fault },
  });
  for (;;) {
    const list = await db.select().from(auditLog).where(gt(auditLog.seq, last)).orderBy(asc(auditLog.seq)).limit(size);
    for (const row of list) {
      if (head && row.seq > head.seq && last === head.seq) break;
      const fault = await faultOf(row, last + 1, hash);
      if (fault) return report(fault === 'missing' ? last + 1 : row.seq, fault);
      rows += 1;
      last = row.seq;
      hash = row.hash;
    }
    if (list.length < size || last === head?.seq) break;
  }
  if (last < (head?.seq ?? 0)) return report(last + 1, 'truncated');
  if (!head && last > 0 && hash !== '') return report(last, 'truncated');
  if (head && (head.seq !== last || head.hash !== hash)) return report(last, 'changed');
  return { whole: true, rows, head, broken: null };
}
