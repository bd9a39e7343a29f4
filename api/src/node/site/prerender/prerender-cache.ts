import { setTimeout as wait } from 'node:timers/promises';

interface Kept<Value> {
  /** Nothing where it could not be made. */
  value: Value | undefined;
  /** Asked for more than once. */
  again: boolean;
  /** When it was made; while it is made for the first time, nothing. */
  at?: number;
  making?: Promise<unknown>;
}

export interface PrerenderCacheOptions {
  /** Milliseconds for which a value is good. */
  fresh: number;
  /** Milliseconds before what could not be made is tried again. */
  pause: number;
  /** Milliseconds for which it is still given out, while it is made anew behind it. */
  stale: number;
  /** Milliseconds that whoever asks waits for one that is not there yet. */
  patience: number;
  /**
   * How many are kept; those asked for longest ago go first. Two thirds are for what was asked for more than once, so
   * that pages which nobody asks for again do not take their place.
   */
  most: number;
  now?: () => number;
}

/** Keeps what is costly to make, for a short time; also that it could not be made. */
export function createPrerenderCache<Value>(options: PrerenderCacheOptions) {
  const { fresh, pause, stale, patience, most, now = Date.now } = options;
  const kept = new Map<string, Kept<Value>>();

  function trim(): void {
    if (kept.size <= most) return;
    const once = [...kept].filter(([, { again }]) => !again);
    const [oldest] = once.length > most / 3 ? once : kept;
    if (oldest) kept.delete(oldest[0]);
  }

  function begin(entry: Kept<Value>, made: Promise<Value | undefined>) {
    entry.making = made
      .catch(() => undefined)
      .then((value) => {
        entry.value = value;
        entry.at = now();
        entry.making = undefined;
      });
  }

  /**
   * The value of a key; nothing where it cannot be had now. `make` says itself what went wrong, and gives no promise
   * where it may not begin.
   */
  return async (key: string, make: () => Promise<Value | undefined> | undefined): Promise<Value | undefined> => {
    const known = kept.get(key);
    const entry: Kept<Value> = known ?? { value: undefined, again: false };
    const age = entry.at === undefined ? Number.POSITIVE_INFINITY : now() - entry.at;
    if (age >= (entry.value ? fresh : pause) && !entry.making) {
      const made = make();
      if (!made) return age < stale ? entry.value : undefined;
      begin(entry, made);
    }
    entry.again = known !== undefined;
    kept.delete(key);
    kept.set(key, entry);
    trim();
    if (age >= stale && entry.making) await Promise.race([entry.making, wait(patience, undefined, { ref: false })]);
    return entry.making && age >= stale ? undefined : entry.value;
  };
}
