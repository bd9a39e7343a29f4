import type { Counters } from './counters';

interface Parts {
  /** Counts that all processes share, somewhere else. */
  shared: Counters;
  /** Counts of this process, for while the shared ones are away. */
  own: Counters;
  onFailure(error: unknown): void;
  now?(): number;
}

/** How long to wait for the shared counts, and after a failure how long not to ask them, in milliseconds. */
const patience = 500;
const pause = 1000;

/** Counts in the shared place and, while that is away, in this process: a limit may grow soft, calls go on. */
export function fallbackCounters({ shared, own, onFailure, now = Date.now }: Parts): Counters {
  let askAgain = 0;
  return {
    async hit(...given) {
      if (now() < askAgain) return own.hit(...given);
      try {
        return await inTime(shared.hit(...given));
      } catch (error) {
        askAgain = now() + pause;
        onFailure(error);
        return own.hit(...given);
      }
    },
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The shared counters did not answer in time')), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
