import pLimit from 'p-limit';
import { refuse } from '../services/refuse';

export interface Parallel {
  /** How much is done at once. */
  most: number;
  /** How much may wait beside that. */
  waiting: number;
}

/** Seconds until what waits is likely to be done. */
const retryAfter = 2;

/**
 * Does few things at once and lets few wait. What comes on top is refused at once: a queue that grows answers
 * nobody in time.
 * @throws UNAVAILABLE, from what is returned
 */
export function limitParallel({ most, waiting }: Parallel): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(most);
  return async (work) => {
    // What was handed in during this turn is still pending, though its place may be free.
    if (limit.activeCount + limit.pendingCount >= most + waiting) refuse('UNAVAILABLE', { retryAfter });
    return limit(work);
  };
}
