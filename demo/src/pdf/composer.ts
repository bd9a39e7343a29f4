import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { clay, claySoft, hairline, ink, paper, softInk, teal, tealSoft } from '@tvacha/api/pdf-colours';
import { type Faces, type Sheet, sheetOf, wrap } from '@tvacha/api/pdf-sheet';
import { height, width } from './sheet';

const left = 48;
const right = width - 48;
const top = 78;
const foot = height - 62;
const measure = right - left;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Words as they stand on a page, in points from its lower left corner. */
export interface SetLine {
  page: PDFPage;
  words: string;
  x: number;
  baseline: number;
  /** Of the letters. */
  size: number;
  widthOf: (words: string) => number;
}

export interface ChapterMark {
  title: string;
  page: PDFPage;
  /** The part it belongs to. */
  part?: string;
}

/** A line that names a chapter; what stands on its right and where it leads is known when all are set. */
export interface Reference {
  title: string;
  page: PDFPage;
  /** From the top of the page. */
  baseline: number;
}

/** Sets text on pages from top to bottom, beginning a new page where one is full. */
export function createComposer(doc: PDFDocument, faces: Faces) {
  const chapters: ChapterMark[] = [];
  const setLines: SetLine[] = [];
  const heads: { page: PDFPage; title: string; opening: boolean }[] = [];
  const references: Reference[] = [];
  const parts: ChapterMark[] = [];
  let sheet: Sheet;
  let y = top;
  let figures = 0;
  let numbered = 0;
  let current = '';
  let leaf: PDFPage;

  function turn(opening = false): PDFPage {
    const page = doc.addPage([width, height]);
    sheet = sheetOf(page);
    leaf = page;
    sheet.box(0, 0, width, height, paper);
    heads.push({ page, title: current, opening });
    y = top;
    return page;
  }
  /** Leaves a page empty where the next one would be a left-hand page; the cover is a right-hand one. */
  function makeRecto(): void {
    if (doc.getPageCount() % 2 === 1) sheetOf(doc.addPage([width, height])).box(0, 0, width, height, paper);
  }
  const need = (space: number) => {
    if (y + space > foot) turn();
  };

  const lines = (words: string, style: { font: Faces['text']; size: number; lead: number; indent?: number }) => {
    const { font, size, lead, indent = 0 } = style;
    for (const line of wrap(words, font, size, measure - indent)) {
      need(lead);
      y += lead;
      const baseline = y - lead * 0.28;
      sheet.text(line, left + indent, baseline, { font, size, colour: ink });
      const widthOf = (part: string) => font.widthOfTextAtSize(part, size);
      setLines.push({ page: leaf, words: line, x: left + indent, baseline: height - baseline, size, widthOf });
    }
  };

  function heading(title: string): void {
    need(78);
    y += 30;
    sheet.text(title, left, y - 8, { font: faces.display, size: 16, colour: ink });
  }

  return {
    chapters,
    heads,
    parts,
    /** In the order in which they were set. */
    listed: references,
    /** The lines of paragraphs and lists, in their order. */
    setLines,
    /** A page of its own before the first chapter of a part. */
    part(mark: string, title: string) {
      const page = doc.addPage([width, height]);
      const cover = sheetOf(page);
      cover.box(0, 0, width, height, tealSoft);
      cover.box(0, 0, 12, height, teal);
      cover.text(mark, left, 210, { font: faces.label, size: 11, colour: clay });
      wrap(title, faces.display, 34, measure).forEach((line, at) => {
        cover.text(line, left, 252 + at * 40, { font: faces.display, size: 34, colour: teal });
      });
      parts.push({ title, page });
    },
    /** Lines that name other chapters, below a heading. */
    references(title: string, named: readonly string[]) {
      if (named.length === 0) return;
      heading(title);
      for (const name of named) {
        need(22);
        y += 22;
        references.push({ title: name, page: leaf, baseline: y - 6 });
      }
      y += 10;
    },
    /** Begins on a page of its own, `isRecto` a right-hand one; `mark` stands above the title, by default its number. */
    chapter(title: string, { mark, isRecto }: { mark?: string | undefined; isRecto?: boolean } = {}) {
      numbered += mark === undefined ? 1 : 0;
      current = title;
      if (isRecto) makeRecto();
      const page = turn(true);
      const part = parts.at(-1)?.title;
      chapters.push({ title, page, ...(part ? { part } : {}) });
      sheet.text(mark ?? String(numbered), left, top + 2, { font: faces.display, size: 15, colour: clay });
      y = top + 16;
      for (const line of wrap(title, faces.display, 27, measure)) {
        y += 32;
        sheet.text(line, left, y - 8, { font: faces.display, size: 27, colour: teal });
      }
      sheet.line(left, y + 8, left + 56, y + 8, clay, 1.2);
      y += 26;
    },
    /** Goes on at the top of the next page. */
    next(side: 'page' | 'recto') {
      if (side === 'recto') makeRecto();
      turn();
    },
    heading,
    paragraph(words: string) {
      need(36);
      lines(words, { font: faces.text, size: 11.5, lead: 17 });
      y += 8;
    },
    list(items: readonly string[]) {
      for (const item of items) {
        need(17);
        sheet.circle(left + 4, y + 9, 2, { fill: clay });
        lines(item, { font: faces.text, size: 11.5, lead: 17, indent: 16 });
        y += 4;
      }
      y += 6;
    },
    /** Two columns: a name and what tells it apart. */
    table(title: string, pairs: readonly (readonly [string, string])[]) {
      const rows = pairs.map(([name, clue]) => {
        const names = wrap(name, faces.label, 9.5, 112);
        const clues = wrap(capital(clue), faces.text, 11, measure - 128);
        return { names, clues, tall: Math.max(names.length * 13, clues.length * 15) + 11 };
      });
      need(rows.reduce((sum, { tall }) => sum + tall, 40));
      heading(title);
      y += 4;
      for (const { names, clues, tall } of rows) {
        need(tall);
        sheet.line(left, y, right, y, hairline, 0.6);
        names.forEach((line, at) => {
          sheet.text(line, left, y + 16 + at * 13, { font: faces.label, size: 9.5, colour: teal });
        });
        clues.forEach((line, at) => {
          sheet.text(line, left + 128, y + 16 + at * 15, { font: faces.text, size: 11, colour: ink });
        });
        y += tall;
      }
      sheet.line(left, y, right, y, hairline, 0.6);
      y += 12;
    },
    /** Steps of treatment, each a little to the right of the one before. */
    ladder(title: string, pairs: readonly (readonly [string, string])[]) {
      const steps = pairs.map(([name, text], at) => {
        const words = wrap(capital(text), faces.text, 11, measure - at * 9 - 50);
        return { name, words, indent: at * 9, tall: words.length * 15 + 25 };
      });
      need(steps.reduce((sum, { tall }) => sum + tall + 6, 40));
      heading(title);
      y += 2;
      steps.forEach(({ name, words, indent, tall }, at) => {
        need(tall);
        sheet.box(left + indent, y, measure - indent, tall, at % 2 === 0 ? tealSoft : claySoft);
        sheet.box(left + indent, y, 26, tall, at % 2 === 0 ? teal : clay);
        sheet.text(String(at + 1), left + indent + 9, y + 18, { font: faces.display, size: 13, colour: paper });
        sheet.text(name, left + indent + 38, y + 17, { font: faces.label, size: 9.5, colour: ink });
        words.forEach((line, row) => {
          sheet.text(line, left + indent + 38, y + 31 + row * 15, { font: faces.text, size: 11, colour: ink });
        });
        y += tall + 6;
      });
      y += 6;
    },
    /** Numbered through the document. */
    figure(caption: string, draw: (frame: { sheet: Sheet; x: number; y: number; wide: number; high: number }) => void) {
      figures += 1;
      const words = wrap(`Figure ${figures}. ${caption}`, faces.italic, 10, measure);
      const around = words.length * 14 + 28;
      need(120 + around);
      const high = Math.min(190, foot - y - around);
      y += 6;
      draw({ sheet, x: left, y, wide: measure, high });
      y += high + 6;
      for (const line of words) {
        y += 14;
        sheet.text(line, left, y - 3, { font: faces.italic, size: 10, colour: softInk });
      }
      y += 14;
    },
  };
}
export type Composer = ReturnType<typeof createComposer>;
