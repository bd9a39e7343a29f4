import type { AnalyticsMetric } from '@tvacha/shared-contract/vocabulary';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { analyticsDaily, contentReads, contentReadsDaily, searchMisses } from '../../db/schema';
import { indianDay } from '../indian-day';

export type MissKind = (typeof searchMisses.$inferSelect)['kind'];

export interface Tally {
  /** Counts one. */
  add(metric: AnalyticsMetric, key: string, now: Date): void;
  /** Counts that a piece of content was opened. */
  addRead(contentId: string, now: Date): void;
  /** Counts that these words, or this place, found nothing. */
  addMiss(kind: MissKind, words: string, now: Date): void;
  /** Writes down what was counted; what cannot be written is kept for the next time. */
  settle(): Promise<void>;
}

/** Milliseconds between two writings, and the most keys of a sort that are kept meanwhile. */
const every = 2000;
const most = 5000;

/** Sums in memory, each under its key until it is written. */
function sums<Row extends { count: number }>(write: (rows: Row[]) => Promise<unknown>) {
  let held = new Map<string, Row>();
  function put(key: string, row: Row): void {
    const known = held.get(key);
    if (known) known.count += row.count;
    else if (held.size < most) held.set(key, row);
  }
  return {
    put,
    async settle(): Promise<void> {
      const written = held;
      held = new Map();
      try {
        if (written.size > 0) await write([...written.values()]);
      } catch {
        for (const [key, row] of written) put(key, row);
      }
    },
  };
}

/** What was removed meanwhile is not counted: one row of it would hold up all others. */
const writeReads = (db: Db) => (rows: { contentId: string; day: string; count: number }[]) => {
  const values = rows.map(({ contentId, day, count }) => sql`(${contentId}::uuid, ${day}::date, ${count}::int)`);
  return db.execute(sql`with seen as (
      select v.id, v.day, v.n from (values ${sql.join(values, sql`, `)}) as v(id, day, n)
      where exists (select 1 from contents where contents.id = v.id)),
    by_day as (
      insert into ${contentReadsDaily} (content_id, day, count) select id, day, n from seen
      on conflict (content_id, day) do update set count = ${contentReadsDaily.count} + excluded.count)
    insert into ${contentReads} (content_id, count) select id, sum(n) from seen group by id
    on conflict (content_id) do update set count = ${contentReads.count} + excluded.count`);
};

/**
 * Counts in memory and writes sums, so that counting costs an answer nothing and a busy minute a few writes.
 * A process that is killed loses what it counted in the last seconds.
 */
export function createTally(db: Db): Tally {
  const days = sums<typeof analyticsDaily.$inferSelect>((rows) =>
    db
      .insert(analyticsDaily)
      .values(rows)
      .onConflictDoUpdate({
        target: [analyticsDaily.metric, analyticsDaily.day, analyticsDaily.key],
        set: { count: sql`${analyticsDaily.count} + excluded.count` },
      }),
  );
  const misses = sums<typeof searchMisses.$inferSelect>((rows) =>
    db
      .insert(searchMisses)
      .values(rows)
      .onConflictDoUpdate({
        target: [searchMisses.kind, searchMisses.day, searchMisses.words],
        set: { count: sql`${searchMisses.count} + excluded.count` },
      }),
  );
  const reads = sums(writeReads(db));
  let writtenAt = 0;
  let writing = Promise.resolve();

  function settle(): Promise<void> {
    writing = writing.then(async () => {
      for (const one of [days, reads, misses]) await one.settle();
    });
    return writing;
  }

  return {
    add(metric, key, now) {
      const day = indianDay(now);
      days.put(`${metric} ${day} ${key}`, { metric, day, key, count: 1 });
      if (writtenAt === 0) writtenAt = now.getTime();
      if (now.getTime() - writtenAt < every) return;
      writtenAt = now.getTime();
      void settle();
    },
    addRead(contentId, now) {
      const day = indianDay(now);
      reads.put(`${contentId} ${day}`, { contentId, day, count: 1 });
    },
    addMiss(kind, words, now) {
      const day = indianDay(now);
      misses.put(`${kind} ${day} ${words}`, { kind, day, words, count: 1 });
    },
    settle,
  };
}
