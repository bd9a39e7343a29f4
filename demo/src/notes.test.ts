import { readFontFiles } from '@tvacha/api/font-files';
import { markSchema } from '@tvacha/shared-contract';
import { monographs } from './books/monographs/all-monographs';
import { findWords, noteRows } from './notes';
import { makeBook } from './pdf/make-book';
import { around } from './when';

test('[PDF-02] the demo doctor has twenty marks in the first book, each on words that stand there', async () => {
  const [first] = monographs;
  if (!first) throw new Error('There is no book');
  const book = await makeBook(first, 'Dr. Leela Krishnan, MD', await readFontFiles());
  const when = around({ now: () => new Date('2026-11-20T06:00:00Z') });
  const rows = await noteRows(book, '0190a000-0000-7000-8000-000000000001', when);
  expect(rows).toHaveLength(20);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(20);
  for (const { mark } of rows) {
    expect(markSchema.safeParse(mark).error).toBeUndefined();
    expect(mark?.page).toBeGreaterThan(3);
  }
  expect(rows.every(({ changedAt }) => changedAt <= when.now)).toBe(true);
  // The words of a highlight lie within the margins of the page, in lines of one height.
  const { boxes } = findWords(book.lines, 'How many share towels, beds and a washing machine?');
  for (const [left, bottom, right, top] of boxes) {
    expect([left >= 48, right <= 373, right - left > 10]).toEqual([true, true, true]);
    expect(top - bottom).toBeCloseTo(12.65, 1);
  }
});
