import type { ChainFault } from '@tvacha/shared-contract';
import { asc, eq, gt } from 'drizzle-orm';
import { chainHash } from '../auth/chain-hash';
import type { Db } from '../db/db';
import { auditHead, auditLog } from '../db/schema';

export interface ChainReport {
  whole: boolean;
  rows: number;
  /** Where the chain says it ends; keep a copy of it elsewhere. */
  head: { seq: number; hash: string } | null;
  broken: { seq: number; fault: ChainFault } | null;
  /** After which row to go on; null at the end, and where the chain is broken. */
  next: number | null;
}

export interface ChainPart {
  /** The row to begin after, which was looked at before; the beginning where it is left out. */
  after?: number | undefined;
  /** The most rows that are looked at; all where it is left out. */
  most?: number;
  /** Rows that are read at once. */
  size?: number;
}

type Row = typeof auditLog.$inferSelect;
const batch = 1000;

/** What is wrong with a row that comes after another, or null. Rows of before the chain have no hash. */
async function faultOf(row: Row, expected: number, before: string): Promise<ChainFault | null> {
  if (row.seq !== expected) return 'missing';
  if (row.hash === '') return before === '' ? null : 'unchained';
  return row.hash === (await chainHash(before, row)) ? null : 'changed';
}

/** The end of the chain as the log says it; null where nothing was written yet. */
export async function readHead(db: Db): Promise<ChainReport['head']> {
  const [head] = await db.select({ seq: auditHead.seq, hash: auditHead.hash }).from(auditHead);
  return head ?? null;
}

/** The hash that a row has; undefined where there is no such row. */
export async function hashAt(db: Db, seq: number): Promise<string | undefined> {
  const [row] = await db.select({ hash: auditLog.hash }).from(auditLog).where(eq(auditLog.seq, seq));
  return row?.hash;
}

/**
 * Walks the audit log, all of it or a part, and says where it breaks first (SEC-43). Rows are read in batches, so
 * memory does not grow with the log. A number that is left out is told as `missing` at that number, rows cut off
 * at the end as `truncated` at the first of them.
 */
export async function checkChain(db: Db, { after = 0, most = Infinity, size = batch }: ChainPart = {}) {
  // The head is read first: what is written meanwhile comes after it and is not looked at.
  const head = await readHead(db);
  let rows = 0;
  let last = after;
  let hash = after === 0 ? '' : await hashAt(db, after);
  const report = (broken: ChainReport['broken'], next: number | null = null): ChainReport => ({
    whole: broken === null,
    rows,
    head,
    broken,
    next,
  });
  if (hash === undefined) return report({ seq: after, fault: 'missing' });
  for (;;) {
    const left = Math.min(size, most - rows);
    if (left <= 0 && last !== head?.seq) return report(null, last);
    const list = await db.select().from(auditLog).where(gt(auditLog.seq, last)).orderBy(asc(auditLog.seq)).limit(left);
    for (const row of list) {
      if (head && row.seq > head.seq && last === head.seq) break;
      const fault = await faultOf(row, last + 1, hash);
      if (fault) return report({ seq: fault === 'missing' ? last + 1 : row.seq, fault });
      rows += 1;
      last = row.seq;
      hash = row.hash;
    }
    if (list.length < left || last === head?.seq) break;
  }
  if (last < (head?.seq ?? 0)) return report({ seq: last + 1, fault: 'truncated' });
  if (!head && last > 0 && hash !== '') return report({ seq: last, fault: 'truncated' });
  if (head && (head.seq !== last || head.hash !== hash)) return report({ seq: last, fault: 'changed' });
  return report(null);
}
