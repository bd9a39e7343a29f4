import { sql } from 'drizzle-orm';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

const patience = 2000;

/** Whether all of the server is ready, its database too; while that is away it answers UNAVAILABLE. */
export const health: Verb<'system.health'> = async ({ ctx }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time')), patience);
  });
  try {
    await Promise.race([ctx.db.execute(sql`select 1`), late]);
  } catch {
    refuse('UNAVAILABLE', { retryAfter: 2 });
  } finally {
    clearTimeout(timer);
  }
  return { code: 'SUCCESS', result: { status: 'ready', version: ctx.config.version } };
};
