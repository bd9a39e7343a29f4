import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { hairline, ink, softInk, teal } from '@tvacha/api/pdf-colours';

export interface Papers {
  name: string;
  degree: string;
  institute: string;
  year: string;
  clinic: string;
  city: string;
  registrationNumber: string;
}

/** One page with a frame and lines of text below each other, in a face that every reader has. */
async function page(wide: number, high: number, title: string, lines: readonly string[]): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const sheet = doc.addPage([wide, high]);
  const serif = await doc.embedFont(StandardFonts.TimesRoman);
  const size = high / 22;
  doc.setTitle(title);
  doc.setCreationDate(new Date(0));
  doc.setModificationDate(new Date(0));
  sheet.drawRectangle({ x: 10, y: 10, width: wide - 20, height: high - 20, borderColor: teal, borderWidth: 1.5 });
  sheet.drawLine({ start: { x: 24, y: high * 0.7 }, end: { x: wide - 24, y: high * 0.7 }, color: hairline });
  sheet.drawText(title, { x: 24, y: high * 0.78, size: size * 1.5, font: serif, color: teal });
  lines.forEach((line, at) => {
    sheet.drawText(line, {
      x: 24,
      y: high * 0.6 - at * size * 2,
      size,
      font: serif,
      color: at === 0 ? ink : softInk,
    });
  });
  return doc.save();
}

/** A degree certificate and a visiting card, marked as specimens: they belong to invented people. */
export async function makePapers(papers: Papers): Promise<{ degree: Uint8Array; visitingCard: Uint8Array }> {
  const { name, degree, institute, year, clinic, city, registrationNumber } = papers;
  return {
    degree: await page(595, 420, institute, [
      'This is to certify that',
      name,
      'was awarded the degree of',
      degree,
      `in the year ${year}.`,
      'Specimen, for demonstration only',
    ]),
    visitingCard: await page(252, 144, name, [degree, clinic, city, `Reg. no. ${registrationNumber}`]),
  };
}
