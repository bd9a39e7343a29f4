import type { Clock } from '@tvacha/api/ctx';
import { dayLong, indianDay, startOfDay } from '@tvacha/api/indian-day';

const minute = 60 * 1000;

/** Days and moments around the clock; nothing else in the seed reads the time. */
export function around(clock: Clock) {
  const now = clock.now().getTime();
  const midnight = startOfDay(indianDay(now)).getTime();
  return {
    now: new Date(now),
    /** The day of India so many days from now. */
    day: (inDays: number) => indianDay(now + inDays * dayLong),
    /** A moment of that day, `19:30` on the clocks of India. */
    at: (inDays: number, clockTime: string) => {
      const [hours = 0, minutes = 0] = clockTime.split(':').map(Number);
      return new Date(midnight + inDays * dayLong + (hours * 60 + minutes) * minute);
    },
    /** So many minutes before now. */
    ago: (minutes: number) => new Date(now - minutes * minute),
  };
}
export type Around = ReturnType<typeof around>;

export const hours = (count: number) => count * 60;
export const days = (count: number) => count * 24 * 60;
