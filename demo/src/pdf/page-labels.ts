import { type PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

const numerals = [
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

/** A small Roman number, from 1 to 39. */
export function roman(number: number): string {
  let left = number;
  let written = '';
  for (const [value, letters] of numerals)
    while (left >= value) {
      written += letters;
      left -= value;
    }
  return written;
}

/**
 * Numbers the pages as printed books do: the cover by name, what stands before the text by Roman numbers, the text from 1.
 * @param front pages between the cover and the text
 * @returns the label of each page
 */
export function labelPages(doc: PDFDocument, front: number): string[] {
  const { context } = doc;
  const label = (style: Record<string, PDFName | PDFString>) => context.obj(style);
  const nums = [
    ...[0, label({ P: PDFString.of('Cover') })],
    ...[1, label({ S: PDFName.of('r') })],
    ...[1 + front, label({ S: PDFName.of('D') })],
  ];
  doc.catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: nums }));
  return doc.getPages().map((_, at) => {
    if (at === 0) return 'Cover';
    return at <= front ? roman(at) : String(at - front);
  });
}
