import { addDays } from '../../indian-day';

/** The first day of the week (a Monday) or month that a day lies in. */
export const startsOf: Record<'day' | 'week' | 'month', (day: string) => string> = {
  day: (day) => day,
  week: (day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7)),
  month: (day) => `${day.slice(0, 7)}-01`,
};
