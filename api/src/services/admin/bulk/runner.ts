import { and, asc, eq, lte } from 'drizzle-orm';
import { type BulkJobRow, bulkJobs, bulkRows } from '../../../db/schema';
import { carryOut, type Needs } from './carry-out';

/** Accounts between two looks at what else is to be done. */
const batch = 50;

/** Carries out what was begun. */
export interface BulkRunner {
  /** Goes on with all that is due, beside the caller. */
  wake(): void;
  /** Waits until what is under way is done. */
  idle(): Promise<void>;
  /** Ends after the account that is under way; the next process goes on. */
  close(): Promise<void>;
}

/** The run that has waited longest, taken for as long as a batch may last: processes skip each other's. */
async function claim({ db, clock, config }: Needs): Promise<BulkJobRow | undefined> {
  const now = clock.now();
  const next = db
    .select({ id: bulkJobs.id })
    .from(bulkJobs)
    .where(and(eq(bulkJobs.state, 'running'), lte(bulkJobs.dueAt, now)))
    .orderBy(asc(bulkJobs.dueAt), asc(bulkJobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const dueAt = new Date(now.getTime() + config.delivery.lease);
  const [job] = await db.update(bulkJobs).set({ dueAt }).where(eq(bulkJobs.id, next)).returning();
  return job;
}

/** Gives a run back, to be taken again at once; ended where nobody is left. */
async function giveBack({ db, clock }: Needs, { id }: BulkJobRow): Promise<void> {
  const now = clock.now();
  const waiting = and(eq(bulkRows.jobId, id), eq(bulkRows.state, 'waiting'));
  const [left] = await db.select({ id: bulkRows.userId }).from(bulkRows).where(waiting).limit(1);
  const next = left ? { dueAt: now } : { state: 'done' as const, endedAt: now };
  await db
    .update(bulkJobs)
    .set(next)
    .where(and(eq(bulkJobs.id, id), eq(bulkJobs.state, 'running')));
}

// Calls that came meanwhile are heard between two accounts.
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Does the next fifty accounts of a run that is due, and says to whoever began it that it has come further.
 * @returns whether there was one
 */
export async function runBatch(needs: Needs, isClosed = () => false): Promise<boolean> {
  const job = await claim(needs);
  if (!job) return false;
  const rows = await needs.db
    .select({ userId: bulkRows.userId })
    .from(bulkRows)
    .where(and(eq(bulkRows.jobId, job.id), eq(bulkRows.state, 'waiting')))
    .orderBy(asc(bulkRows.userId))
    .limit(batch);
  for (const { userId } of rows) {
    if (isClosed() || !(await carryOut(needs, job, userId))) break;
    await breathe();
  }
  await giveBack(needs, job);
  needs.realtime.toUser(job.startedBy, 'bulk', { job: job.id });
  return true;
}

/** Carries runs out, one batch after the other, of each run in its turn. */
export function openBulkRunner(needs: Needs): BulkRunner {
  let closed = false;
  let asked = false;
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    // Not before the caller has gone on.
    await breathe();
    try {
      do {
        asked = false;
      } while (!closed && ((await runBatch(needs, () => closed)) || asked));
    } catch (error) {
      needs.log.warn({ reason: (error as Error).name }, 'runs not carried out');
    }
    running = undefined;
  }
  const idle = async () => {
    while (running) await running;
  };
  return {
    wake() {
      asked = true;
      if (!closed) running ??= work();
    },
    idle,
    close() {
      closed = true;
      return idle();
    },
  };
}
