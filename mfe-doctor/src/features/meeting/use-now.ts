import { useEffect, useState } from 'react';
import { nextMoment } from './meeting';

/** Longer waits are none for a timer: browsers take what is over 24 days for nothing. In milliseconds. */
const longest = 86_400_000;

/** The present moment, told anew when something else is to be said of one of these meetings. In milliseconds. */
export function useNow(meetings: readonly Parameters<typeof nextMoment>[0][]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(...meetings.map((meeting) => nextMoment(meeting, now) ?? Number.POSITIVE_INFINITY));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(longest, Math.max(0, next - now));
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
