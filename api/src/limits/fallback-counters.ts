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
  async function attempt<T>(work: (counters: Counters) => Promise<T>): Promise<T> {
    if (now() < askAgain) return work(own);
    try {
      return await inTime(work(shared));
    } catch (error) {
      askAgain = now() + pause;
      onFailure(error);
      return work(own);
    }
  }
  return {
    hit: (...given) => attempt((counters) => counters.hit(...given)),
    clear: async (key) => {
      await own.clear(key);
      await attempt((counters) => counters.clear(key));
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
