import { PDFDocument } from '@cantoo/pdf-lib';
import { readFontFiles } from '../node/font-files';
import { ink } from './colours';
import { drawCertificate } from './draw-certificate';
import { embedMixedFaces } from './embed-faces';
import type { MixedFace, Sheet } from './sheet';

const size = 1000 / 0.9;
let face: MixedFace;
beforeAll(async () => {
  const files = await readFontFiles();
  const doc = await PDFDocument.create();
  face = (await embedMixedFaces(doc, files)).display;
});

/** What is drawn, with Devanagari at a thousand units an em from the left. */
function drawn(words: string) {
  const calls: { text?: string; x: number[] }[] = [];
  const xs = (path: string) => [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x]) => Number(x));
  const sheet = {
    path: (path: string) => void calls.push({ x: xs(path) }),
    run: (text: string, x: number) => void calls.push({ text, x: [x] }),
    invisible: () => undefined,
  } as unknown as Sheet;
  face.set(sheet, words, 0, 0, { size, colour: ink });
  return calls;
}
const leftOf = (words: string) => Math.min(...(drawn(words)[0]?.x ?? []));
const rightOf = (words: string) => Math.max(...(drawn(words)[0]?.x ?? []));

/** By HarfBuzz, with the same face. */
test.each([
  ['हिन्दी', 1933],
  ['अनन्या', 2526],
  ['श्रीनिवास', 3375],
  ['विद्यार्थी', 2690],
])('[DOC-05] %s is joined as readers of Devanagari join it', (words, width) => {
  expect(face.widthOfTextAtSize(words, size)).toBeCloseTo(width, 3);
});

test('[DOC-05] a sign that is written before its letter stands before it, and one below it under it', () => {
  // The letter moves to the right by the width of the sign, which takes its place.
  expect(rightOf('कि') - rightOf('क')).toBeCloseTo(269, 0);
  expect(leftOf('कि')).toBeLessThan(100);
  expect(rightOf('कृ')).toBeCloseTo(rightOf('क'), 0);
});

test('[PDF-01] over the outlines lie the letters in the order of reading, as wide as those', () => {
  const read: unknown[] = [];
  const sheet = { path: () => undefined, invisible: (...call: unknown[]) => read.push(call) } as unknown as Sheet;
  face.set(sheet, 'हिन्दी।', 40, 0, { size, colour: ink });
  const width = expect.closeTo(face.widthOfTextAtSize('हिन्दी।', size), 3);
  expect(read).toEqual([['हिन्दी।', 40, 0, expect.objectContaining({ width })]]);
});

test('[DOC-05] Latin letters beside it are set as text, one after the other', () => {
  const calls = drawn('Dr. राव, MD');
  expect(calls.map(({ text }) => text)).toEqual(['Dr. ', undefined, ', MD']);
  expect(calls[2]?.x[0]).toBeCloseTo(face.widthOfTextAtSize('Dr. राव', size), 3);
});

test('[DOC-05] a certificate for a name in Devanagari has the name on it, and is the same each time', async () => {
  const files = await readFontFiles();
  const certificate = {
    of: 'course' as const,
    number: 'TVC-2026-12AB-34CD-56EF',
    course: 'Dermoscopy on Indian skin',
    teacher: 'Dr. Leela Iyer',
    completedOn: '2026-11-20',
    hours: 3.5,
    revokedOn: null,
  };
  const draw = (name: string) => drawCertificate({ ...certificate, name }, { address: 'https://t.example/c', files });
  const [named, again, blank] = [await draw('डॉ. अनन्या राव'), await draw('डॉ. अनन्या राव'), await draw('.')];
  expect(named).toEqual(again);
  expect(named.length).toBeGreaterThan(blank.length + 1000);
});
