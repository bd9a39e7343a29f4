import type { AnalyticsMetric } from '@tvacha/shared-contract/vocabulary';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { analyticsDaily, contentReads } from '../../db/schema';
import { indianDay } from '../indian-day';

interface Many {
  metric: AnalyticsMetric;
  day: string;
  key: string;
  count: number;
}

export interface Tally {
  /** Counts one. */
  add(metric: AnalyticsMetric, key: string, now: Date): void;
  /** Counts that a piece of content was opened. */
  addRead(contentId: string): void;
  /** Writes down what was counted; what cannot be written is kept for the next time. */
  settle(): Promise<void>;
}

/** Milliseconds between two writings, and the most keys that are kept meanwhile. */
const every = 2000;
const most = 5000;

/**
 * Counts in memory and writes sums, so that counting costs an answer nothing and a busy minute a few writes.
 * A process that is killed loses what it counted in the last seconds.
 */
export function createTally(db: Db): Tally {
  let days = new Map<string, Many>();
  let reads = new Map<string, number>();
  let writtenAt = 0;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const [daily, opened] = [days, reads];
    days = new Map();
    reads = new Map();
    try {
      if (daily.size > 0) {
        await db
          .insert(analyticsDaily)
          .values([...daily.values()])
          .onConflictDoUpdate({
            target: [analyticsDaily.metric, analyticsDaily.day, analyticsDaily.key],
            set: { count: sql`${analyticsDaily.count} + excluded.count` },
          });
        daily.clear();
      }
      if (opened.size > 0) {
        const rows = [...opened].map(([contentId, count]) => sql`(${contentId}::uuid, ${count}::int)`);
        // What was removed meanwhile is not counted.
        await db.execute(sql`insert into ${contentReads} (content_id, count)
          select v.id, v.n from (values ${sql.join(rows, sql`, `)}) as v(id, n)
          where exists (select 1 from contents where contents.id = v.id)
          on conflict (content_id) do update set count = ${contentReads.count} + excluded.count`);
      }
    } catch {
      for (const [at, { metric, day, key, count }] of daily) put(at, { metric, day, key, count });
      for (const [id, count] of opened) putRead(id, count);
    }
  }

  function put(at: string, many: Many): void {
    const known = days.get(at);
    if (known) known.count += many.count;
    else if (days.size < most) days.set(at, many);
  }

  function putRead(id: string, count: number): void {
    if (reads.has(id) || reads.size < most) reads.set(id, (reads.get(id) ?? 0) + count);
  }

  function settle(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    add(metric, key, now) {
      const day = indianDay(now);
      put(`${metric} ${day} ${key}`, { metric, day, key, count: 1 });
      if (writtenAt === 0) writtenAt = now.getTime();
      if (now.getTime() - writtenAt < every) return;
      writtenAt = now.getTime();
      void settle();
    },
    addRead: (contentId) => putRead(contentId, 1),
    settle,
  };
}
