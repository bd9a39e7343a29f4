import { PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { clay, hairline, ink, paper, softInk, teal } from '@tvacha/api/pdf-colours';
import { type Faces, sheetOf, wrap } from '@tvacha/api/pdf-sheet';
import type { ChapterMark } from './composer';
import { height, width } from './sheet';

const left = 48;

/** What a title page says of a book. */
type Titled = Record<'title' | 'author' | 'summary' | 'publishedOn', string>;

/** The page after the cover: what the book is, who wrote it and how to read its advice. */
export function drawTitlePage(page: PDFPage, book: Titled, faces: Faces, reviewer: string): void {
  const sheet = sheetOf(page);
  sheet.box(0, 0, width, height, paper);
  let y = 120;
  for (const line of wrap(book.title, faces.display, 26, width - 96)) {
    sheet.text(line, left, y, { font: faces.display, size: 26, colour: teal });
    y += 31;
  }
  sheet.text(book.author, left, y + 4, { font: faces.label, size: 10, colour: ink });
  y += 44;
  for (const line of wrap(book.summary, faces.italic, 13, width - 96)) {
    sheet.text(line, left, y, { font: faces.italic, size: 13, colour: ink });
    y += 20;
  }
  const notes = [
    `Reviewed by ${reviewer}. First published on ${book.publishedOn}.`,
    'Doses are general guidance for adults unless said otherwise. Check the label, the national guideline and the person in front of you: age, pregnancy, kidneys, liver and other medicines.',
    'For members of Tvacha. Cases and drawings are invented; no patient is shown.',
  ];
  y = height - 170;
  sheet.line(left, y - 20, width - left, y - 20, hairline);
  for (const note of notes) {
    for (const line of wrap(note, faces.text, 10, width - 96)) {
      sheet.text(line, left, y, { font: faces.text, size: 10, colour: softInk });
      y += 14;
    }
    y += 5;
  }
}

/** Leads from a place of a page to another page. */
export function addLink(page: PDFPage, rect: [number, number, number, number], to: PDFPage): void {
  const { context } = page.doc;
  const link = { Type: 'Annot', Subtype: 'Link', Rect: rect, Border: [0, 0, 0], Dest: [to.ref, PDFName.of('Fit')] };
  page.node.addAnnot(context.register(context.obj(link)));
}

/** The list of chapters with the pages they begin on; each entry leads there. */
export function drawContents(
  page: PDFPage,
  chapters: readonly ChapterMark[],
  pageOf: (mark: ChapterMark) => number,
  faces: Faces,
): void {
  const sheet = sheetOf(page);
  sheet.box(0, 0, width, height, paper);
  sheet.text('Contents', left, 118, { font: faces.display, size: 27, colour: teal });
  chapters.forEach((mark, at) => {
    const y = 164 + at * 34;
    const number = String(pageOf(mark));
    sheet.text(String(at + 1), left, y, { font: faces.display, size: 13, colour: clay });
    const [line = '', ...more] = wrap(mark.title, faces.text, 13, width - 2 * left - 64);
    sheet.text(more.length > 0 ? `${line} …` : line, left + 24, y, { font: faces.text, size: 13, colour: ink });
    const end = width - left - faces.label.widthOfTextAtSize(number, 10);
    sheet.text(number, end, y, { font: faces.label, size: 10, colour: softInk });
    sheet.line(left, y + 11, width - left, y + 11, hairline, 0.5);
    addLink(page, [left, height - y - 11, width - left, height - y + 23], mark.page);
  });
}

/** Running head and page number of the text pages. */
export function drawRunningHead(
  page: PDFPage,
  faces: Faces,
  head: { title: string; opening: boolean; number: number | string; series?: string },
): void {
  const sheet = sheetOf(page);
  const style = { font: faces.label, size: 8, colour: softInk };
  if (!head.opening) sheet.text(head.title, left, 46, style);
  const number = String(head.number);
  sheet.text(number, width - left - faces.label.widthOfTextAtSize(number, 8), height - 36, style);
  sheet.text(head.series ?? 'Tvacha Ebooks', left, height - 36, style);
}
