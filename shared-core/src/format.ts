const locale = 'en-IN';
const timeZone = 'Asia/Kolkata';

const dates = {
  /** 4 Mar 2026 */
  short: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
  /** 4 March 2026 */
  long: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
  /** Wednesday, 4 March */
  day: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
  /** 4 Mar 2026, 3:05 pm */
  time: new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }),
};
const numbers = new Intl.NumberFormat(locale);
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone });

/** A day or moment as people in India read it. Takes an ISO date, an ISO time or a Date. */
export function formatDate(value: string | Date, style: keyof typeof dates = 'short'): string {
  return dates[style].format(new Date(value));
}

/** A number with Indian grouping: 12,34,567. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

const dayNumber = (value: string | Date): number => Date.parse(isoDay.format(new Date(value))) / 86_400_000;

/** today, yesterday, 3 days ago; from a week on, the date. Days begin at midnight in India. */
export function formatRelativeDay(value: string | Date, now: Date = new Date()): string {
  const days = dayNumber(value) - dayNumber(now);
  return Math.abs(days) < 7 ? relative.format(days, 'day') : formatDate(value);
}
