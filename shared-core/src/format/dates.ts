import { perLanguage } from './numbers';

const timeZone = 'Asia/Kolkata';

const dateStyles = {
  /** 4 Mar 2026 */
  short: { day: 'numeric', month: 'short', year: 'numeric', timeZone },
  /** 4 March 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric', timeZone },
  /** Wednesday, 4 March */
  day: { weekday: 'long', day: 'numeric', month: 'long', timeZone },
  /** 4 Mar 2026, 3:05 pm */
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZone },
  /** 3:05 pm */
  clock: { hour: 'numeric', minute: '2-digit', timeZone },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type DateStyle = keyof typeof dateStyles;

/** Hindi's short months carry an abbreviation sign that few people read, and its hours have words of their own. */
const inHindi = (style: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => ({
  ...style,
  ...(style.month && { month: 'long' }),
  ...(style.hour && { dayPeriod: 'short' }),
});
const dateFormat = (style: DateStyle) =>
  perLanguage(
    (locale) => new Intl.DateTimeFormat(locale, locale === 'hi-IN' ? inHindi(dateStyles[style]) : dateStyles[style]),
  );
const dates = {
  short: dateFormat('short'),
  long: dateFormat('long'),
  day: dateFormat('day'),
  time: dateFormat('time'),
  clock: dateFormat('clock'),
} satisfies Record<DateStyle, unknown>;
const relative = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
/** India has one time, all year. A formatter that only tells the day took a slow phone 0.2 s to make, on every page. */
const indianOffset = 5.5 * 3_600_000;

/**
 * A day or moment as people in India read it, in the language spoken now. Takes an ISO date, an ISO time or a Date.
 */
export function formatDate(value: string | Date, style: DateStyle = 'short'): string {
  return dates[style]().format(new Date(value));
}

const dayNumber = (value: string | Date): number => Math.floor((new Date(value).getTime() + indianOffset) / 86_400_000);

/** today, yesterday, 3 days ago; from a week on, the date. Days begin at midnight in India. */
export function formatRelativeDay(value: string | Date, now: Date = new Date()): string {
  const days = dayNumber(value) - dayNumber(now);
  return Math.abs(days) < 7 ? relative().format(days, 'day') : formatDate(value);
}
