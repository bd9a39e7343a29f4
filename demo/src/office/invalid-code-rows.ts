import type { invalidCodes } from '@tvacha/api/schema';
import { seedId } from '../seed-id';
import { staffId } from '../users';
import { type Around, days, hours } from '../when';

/** Codes that were tried and do not exist: the code, how often, days since the last try, and what the desk found. */
const tried: readonly (readonly [code: string, tries: number, lastDaysAgo: number, note?: string])[] = [
  ['TVD-5M72', 3, 0],
  ['TVD-O9K14', 1, 0],
  ['TVD-48123', 2, 1],
  ['TVD-2H38', 6, 1],
  ['DOC-1187', 1, 2],
  ['TVD-7Q24', 4, 3],
  ['TVD-0000', 19, 4],
  ['TVP-20011', 2, 5, 'A patient’s number. She was told that registration with a card is for doctors.'],
  ['TVD-6R5O', 2, 6, 'The letter O for a zero. The doctor registered with TVD-6R50.'],
  ['TVD-1234', 11, 8, 'Tried from one address in a row; nothing to be done.'],
  ['TVD 3W71', 1, 9, 'A space for the dash. Registered since.'],
  ['TVD-99999', 5, 13],
  ['TVD-8C3', 1, 16, 'Last figure missing on a smudged card; a new card was sent.'],
  ['TVD-4J29', 2, 21],
  ['TVD-XXXX', 7, 34, 'A test by a pharmacy. Closed.'],
];

export const invalidCodeRows = ({ ago }: Around): (typeof invalidCodes.$inferInsert & { id: string })[] =>
  tried.map(([code, tries, lastDaysAgo, note], at) => {
    const last = days(lastDaysAgo) + hours(1 + (at % 5));
    return {
      id: seedId(`invalid-code/${code}`),
      code,
      tries,
      firstAt: ago(last + (tries - 1) * 7),
      lastAt: ago(last),
      ...(note ? { note, resolvedAt: ago(last - hours(1)), resolvedBy: staffId('chat') } : {}),
    };
  });
