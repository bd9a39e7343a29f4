import type { Counters } from './counters';

export interface MemoryCounters extends Counters {
  forgetAll(): void;
}

interface Count {
  windowStart: number;
  end: number;
  count: number;
}

/**
 * Counts within this process. Keys whose window has passed are dropped, and when there are more than `most`
 * the oldest ones are: a flood of addresses costs bounded memory.
 */
export function memoryCounters(most = 100_000): MemoryCounters {
  const counts = new Map<string, Count>();

  function makeRoom(now: number): void {
    for (const [key, { end }] of counts) if (end <= now) counts.delete(key);
    for (const key of counts.keys()) {
      if (counts.size < most) return;
      counts.delete(key);
    }
  }

  return {
    async hit(key, windowStart, windowMs, by = 1) {
      const known = counts.get(key);
      if (known?.windowStart === windowStart) {
        known.count += by;
        return known.count;
      }
      counts.delete(key);
      if (counts.size >= most) makeRoom(windowStart);
      counts.set(key, { windowStart, end: windowStart + windowMs, count: by });
      return by;
    },
    forgetAll: () => counts.clear(),
  };
}
