import { inArray, lt } from 'drizzle-orm';
import { otpChallenges } from '../../db/schema';
import type { Ctx } from '../ctx';

const dayLong = 86_400_000;

/** Deletes codes that are a day old (SEC-07). Rows that another deletes are left to it, so that none waits. */
export async function forgetCodes({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const old = db
    .select({ id: otpChallenges.id })
    .from(otpChallenges)
    .where(lt(otpChallenges.createdAt, new Date(clock.now().getTime() - dayLong)))
    .for('update', { skipLocked: true });
  await db.delete(otpChallenges).where(inArray(otpChallenges.id, old));
}
