import { desc, eq, sql } from 'drizzle-orm';
import { learningTime } from '../../db/schema';
import { takeAdvisoryLock } from '../advisory-lock';
import { callerId, inTransaction } from '../ctx';
import { indianDay } from '../indian-day';
import { checkReadable } from '../library/kept-content';
import type { Verb } from '../verb';

/** Most seconds that count where nothing was counted before: one beat of the page. */
const firstBeat = 30;

/**
 * Counts time that was really spent, on the day and for the type of what it was spent with. In all that somebody has open,
 * on all devices together, no more counts than has passed since they were last counted.
 */
export const countTime: Verb<'learning.time'> = async ({ ctx, input }) => {
  const { contentId, seconds } = input.body;
  const counted = await inTransaction(ctx, async (tx) => {
    const userId = callerId(tx);
    const now = tx.clock.now();
    const type = await checkReadable(tx, contentId);
    await takeAdvisoryLock(tx, 'learning-time', userId);
    const [last] = await tx.db
      .select({ countedAt: learningTime.countedAt })
      .from(learningTime)
      .where(eq(learningTime.userId, userId))
      .orderBy(desc(learningTime.countedAt))
      .limit(1);
    const passed = last ? Math.max(0, Math.floor((now.getTime() - last.countedAt.getTime()) / 1000)) : firstBeat;
    const counted = Math.min(seconds, passed);
    // What is left of a second goes to the next beat, else each would lose a part of one.
    const countedAt = last && passed <= seconds ? new Date(last.countedAt.getTime() + passed * 1000) : now;
    await tx.db
      .insert(learningTime)
      .values({ userId, day: indianDay(now), type, seconds: counted, countedAt })
      .onConflictDoUpdate({
        target: [learningTime.userId, learningTime.day, learningTime.type],
        set: { seconds: sql`${learningTime.seconds} + excluded.seconds`, countedAt },
      });
    return counted;
  });
  return { code: 'SUCCESS', result: { counted } };
};
