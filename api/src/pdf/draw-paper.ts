import { PDFDocument } from '@cantoo/pdf-lib';
import { clay, hairline, hex, ink, paper, softInk, teal, tealSoft } from './colours';
import { drawQrCode } from './draw-qr-code';
import type { FontFiles } from './embed-faces';
import { embedMixedFaces } from './embed-faces';
import { type Faces, type MixedFace, type Sheet, sheetOf, type TextStyle, wrap } from './sheet';

/** A4 on its side, in points. */
const width = 842;
const height = 595;
const left = 84;
const measure = 560;
const qr = 104;

/** A day as paper has it. */
export const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** Letters with marks that the faces do not hold are set without them: better than an empty box in a name. */
const settable = (words: string, { has }: MixedFace): string =>
  [...words.normalize('NFC')].map((sign) => (has(sign) ? sign : ([...sign.normalize('NFD')].find(has) ?? ''))).join('');

function drawFrame(sheet: Sheet): void {
  sheet.box(0, 0, width, height, paper);
  sheet.box(0, 0, 28, height, teal);
  sheet.box(28, 0, 6, height, clay);
  // The layers of skin, as the covers of the books have them.
  const waves = [
    { y: 472, colour: tealSoft },
    { y: 506, colour: hex('#D3E4E0') },
    { y: 544, colour: hex('#C4DAD5') },
  ];
  for (const { y, colour } of waves)
    sheet.path(
      `M 34 ${y} C 200 ${y - 34} 330 ${y + 30} 480 ${y} S 720 ${y - 26} ${width} ${y + 8} L ${width} ${height} L 34 ${height} Z`,
      { fill: colour },
    );
}

/** The brand's symbol and name. */
function drawBrand(sheet: Sheet, faces: Faces): void {
  sheet.circle(left + 15, 77, 15, { fill: teal });
  sheet.path(`M ${left + 2} 72 C ${left + 8} 68 ${left + 13} 75 ${left + 18} 75 S ${left + 26} 72 ${left + 29} 71`, {
    stroke: paper,
    weight: 2.2,
  });
  sheet.line(left + 16, 75, left + 16, 85, paper, 2.2);
  sheet.circle(left + 15.6, 86, 3.2, { fill: hex('#D08A68') });
  sheet.text('Tvacha', left + 40, 85, { font: faces.display, size: 23, colour: teal });
}

interface PaperOf {
  number: string;
  /** Whom it is for, and what it says; searched where what is set cannot be. */
  title: string;
  subject: string;
  /** The day that it was made of. */
  day: string;
  /** Where anyone checks it. */
  address: string;
  files: FontFiles;
  /** What it claims, and what it does not. */
  claim: string;
}

/** What a paper is written with: each call goes on below the one before. */
export interface Pen {
  faces: Faces<MixedFace>;
  /** Words in as many lines as they take, each so much below the one before. */
  say: (words: string, face: MixedFace, style: Pick<TextStyle, 'size' | 'colour'>, lead: number) => void;
  /** The size at which words take one line, within bounds. */
  fit: (words: string, face: MixedFace, size: number, least: number) => number;
  /** The short line between what was learned and how. */
  rule: () => void;
  skip: (height: number) => void;
}

/**
 * A certificate as a PDF of one page, the same each time it is drawn: `write` says what was written down when it was
 * earned; around that stand the brand, the number and where anyone can check it.
 */
export async function drawPaper(
  { number, title, subject, day, address, files, claim }: PaperOf,
  write: (pen: Pen) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await PDFDocument.create();
  const faces = await embedMixedFaces(doc, files);
  const sheet = sheetOf(doc.addPage([width, height]));
  let y = 128;
  drawFrame(sheet);
  drawBrand(sheet, faces);
  write({
    faces,
    say: (words, face, style, lead) => {
      for (const line of wrap(settable(words, face), face, style.size, measure)) {
        y += lead;
        sheet.text(line, left, y, { ...style, font: face });
      }
    },
    fit: (words, face, size, least) =>
      Math.max(least, Math.min(size, (size * measure) / face.widthOfTextAtSize(settable(words, face), size))),
    rule: () => {
      sheet.line(left, y + 20, left + 56, y + 20, clay, 1.4);
      y += 24;
    },
    skip: (height) => {
      y += height;
    },
  });

  const side = width - left - qr;
  sheet.path(`M ${side - 14} 414 h ${qr + 28} v ${qr + 28} h ${-(qr + 28)} z`, { fill: paper, stroke: hairline });
  drawQrCode(sheet, address, { x: side, y: 428, size: qr, colour: ink });
  const small = { font: faces.label, size: 9, colour: softInk };
  sheet.text(number, left, 498, { font: faces.label, size: 12, colour: ink });
  sheet.text(`Anyone can check it at ${address}`, left, 518, small);
  sheet.text(claim, left, 534, small);

  doc.setTitle(title);
  doc.setAuthor('Tvacha');
  doc.setSubject(subject);
  doc.setLanguage('en-IN');
  doc.setCreationDate(new Date(day));
  doc.setModificationDate(new Date(day));
  return new Uint8Array(await doc.save());
}
