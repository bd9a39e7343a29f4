/** A message of a program without what may be of a person: addresses, long numbers, queries of links. */
export const withoutPersons = (message: string): string =>
  message
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\?\S*/g, '?…')
    .replace(/[^\s@]+@[^\s@,;]+/g, '[address]')
    .replace(/\+?\d[\d\s-]{4,}\d/g, '[number]')
    .trim();
