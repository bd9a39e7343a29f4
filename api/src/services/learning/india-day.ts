const ahead = 5.5 * 60 * 60 * 1000;

/** The day it is in India at a moment, as `2026-06-01`. */
export const indiaDay = (at: Date): string => new Date(at.getTime() + ahead).toISOString().slice(0, 10);
