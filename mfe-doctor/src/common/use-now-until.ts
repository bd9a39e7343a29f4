import { useEffect, useState } from 'react';

/** Longer waits are none for a timer: browsers take what is over 24 days for nothing. In milliseconds. */
const longest = 86_400_000;

/**
 * The present moment, told anew when something else is to be said of it. In milliseconds.
 * @param next the moment after a given one at which that is; infinite where there is none
 */
export function useNowUntil(next: (now: number) => number): number {
  const [now, setNow] = useState(() => Date.now());
  const at = next(now);
  useEffect(() => {
    if (at === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(longest, Math.max(0, at - now)));
    return () => clearTimeout(timer);
  }, [at, now]);
  return now;
}
