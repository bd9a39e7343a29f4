/** India has one time zone and no summer time. */
const indianOffset = 330 * 60 * 1000;
export const dayLong = 24 * 60 * 60 * 1000;

/** The day of India that a moment falls on, as `2026-06-01`. */
export const indianDay = (at: number | Date): string => new Date(Number(at) + indianOffset).toISOString().slice(0, 10);

/** The moment at which a day of India begins. */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) - indianOffset);

/** So many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLong).toISOString().slice(0, 10);
