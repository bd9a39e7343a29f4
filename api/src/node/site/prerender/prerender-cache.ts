import { setTimeout as wait } from 'node:timers/promises';

interface Kept<Value> {
  /** Nothing where it could not be made. */
  value: Value | undefined;
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
  /** How many are kept; those asked for longest ago go first. */
  most: number;
  /** How many may be in the making; whoever asks for a further one goes without. */
  busy: number;
  now?: () => number;
}

/** Keeps what is costly to make, for a short time; also that it could not be made. */
export function createPrerenderCache<Value>(options: PrerenderCacheOptions) {
  const { fresh, pause, stale, patience, most, busy, now = Date.now } = options;
  const kept = new Map<string, Kept<Value>>();
  let making = 0;

  function begin(entry: Kept<Value>, make: () => Promise<Value | undefined>) {
    making += 1;
    entry.making = make()
      .catch(() => undefined)
      .then((value) => {
        making -= 1;
        entry.value = value;
        entry.at = now();
        entry.making = undefined;
      });
  }

  /** The value of a key; nothing where it cannot be had now. `make` says itself what went wrong. */
  return async (key: string, make: () => Promise<Value | undefined>): Promise<Value | undefined> => {
    const entry = kept.get(key) ?? { value: undefined };
    const age = entry.at === undefined ? Number.POSITIVE_INFINITY : now() - entry.at;
    if (age >= (entry.value ? fresh : pause) && !entry.making) {
      if (making >= busy) return age < stale ? entry.value : undefined;
      begin(entry, make);
    }
    kept.delete(key);
    kept.set(key, entry);
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    if (age >= stale && entry.making) await Promise.race([entry.making, wait(patience, undefined, { ref: false })]);
    return entry.making && age >= stale ? undefined : entry.value;
  };
}
