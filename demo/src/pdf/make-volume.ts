import type { PDFPage } from '@cantoo/pdf-lib';
import { embedFaces, embedMixedFaces } from '@tvacha/api/embed-faces';
import type { FontFiles } from '@tvacha/api/font-files';
import { clay, hairline, ink, paper, softInk, teal } from '@tvacha/api/pdf-colours';
import { type Faces, sheetOf, wrap } from '@tvacha/api/pdf-sheet';
import type { Volume } from '../books/volumes/volume';
import { factsOf, type MadePdf } from '../files/pdf-shelf';
import { beginDocument } from './begin-document';
import { createComposer, type Reference } from './composer';
import { drawCover } from './covers/draw-cover';
import { addLink, drawRunningHead, drawTitlePage } from './front-matter';
import { addOutline } from './outline';
import { labelPages } from './page-labels';
import { setChapter } from './set-chapter';
import { height, width } from './sheet';

/** What a volume says of itself, in its language. */
const wordsOf = {
  'en-IN': { contents: 'Contents', continued: 'Contents, continued', part: 'Part', seeAlso: 'See also' },
  'hi-IN': { contents: 'विषय सूची', continued: 'विषय सूची, आगे', part: 'भाग', seeAlso: 'यह भी देखें' },
} as const;

const left = 48;
/** Lines of a page of contents, and where the first stands. */
const rows = 20;
const firstRow = 168;
const lead = 19;

interface Row extends Reference {
  isPart: boolean;
}

/** Where each part and chapter is named in the contents. */
function rowsOf({ parts }: Volume, pages: readonly PDFPage[]): Row[] {
  const named = parts.flatMap(({ title, chapters }) => [
    { title, isPart: true },
    ...chapters.map((chapter) => ({ title: chapter.title, isPart: false })),
  ]);
  return named.flatMap((row, at) => {
    const page = pages[Math.floor(at / rows)];
    return page ? [{ ...row, page, baseline: firstRow + (at % rows) * lead }] : [];
  });
}

/** A line that leads to a chapter: its title, and the label of its page. */
function drawRow(
  { title, page, baseline }: Reference,
  to: { page: PDFPage; label: string },
  faces: Faces,
  isPart = false,
) {
  const sheet = sheetOf(page);
  const indent = isPart ? 0 : 14;
  const font = isPart ? faces.label : faces.text;
  const size = isPart ? 10 : 11.5;
  const [line = '', ...more] = wrap(title, font, size, width - 2 * left - indent - 40);
  sheet.text(more.length > 0 ? `${line} …` : line, left + indent, baseline, {
    font,
    size,
    colour: isPart ? teal : ink,
  });
  const end = width - left - faces.label.widthOfTextAtSize(to.label, 9);
  sheet.text(to.label, end, baseline, { font: faces.label, size: 9, colour: isPart ? clay : softInk });
  sheet.line(left, baseline + 6, width - left, baseline + 6, hairline, 0.5);
  addLink(page, [left, height - baseline - 6, width - left, height - baseline + 13], to.page);
}

/**
 * Makes the PDF of a book of many pages: cover, title page, contents and preface with Roman numbers, then its parts.
 * Chapters lead to those that they name; the outline has the parts, and the chapters below them.
 */
export async function makeVolume(volume: Volume, reviewer: string, files: FontFiles): Promise<MadePdf> {
  const doc = await beginDocument(volume);
  const faces = await (volume.language === 'hi-IN' ? embedMixedFaces : embedFaces)(doc, files);
  const words = wordsOf[volume.language];
  drawCover(doc.addPage([width, height]), volume, faces);
  drawTitlePage(doc.addPage([width, height]), volume, faces, reviewer);
  const count = volume.parts.reduce((sum, { chapters }) => sum + 1 + chapters.length, 0);
  const contents = Array.from({ length: Math.ceil(count / rows) }, () => doc.addPage([width, height]));
  const composer = createComposer(doc, faces);
  setChapter(composer, volume.preface, faces, { mark: ' ' });
  const front = doc.getPageCount() - 1;
  for (const [at, { title, chapters }] of volume.parts.entries()) {
    composer.part(`${words.part} ${at + 1}`, title);
    for (const chapter of chapters) setChapter(composer, chapter, faces, words);
  }

  const labels = labelPages(doc, front);
  const labelOf = new Map(doc.getPages().map((page, at) => [page, labels[at] ?? '']));
  const [preface, ...chapters] = composer.chapters;
  const parts = composer.parts.map((part) => ({ ...part, below: chapters.filter((mark) => mark.part === part.title) }));
  const pageOf = (title: string) => [...composer.parts, ...chapters].find((mark) => mark.title === title)?.page;
  const lineTo = (row: Reference, isPart?: boolean) => {
    const page = pageOf(row.title);
    if (!page) throw new Error(`There is no chapter ${row.title}`);
    drawRow(row, { page, label: labelOf.get(page) ?? '' }, faces, isPart);
  };
  for (const [at, page] of contents.entries()) {
    const sheet = sheetOf(page);
    sheet.box(0, 0, width, height, paper);
    sheet.text(at === 0 ? words.contents : words.continued, left, 118, {
      font: faces.display,
      size: at === 0 ? 27 : 16,
      colour: teal,
    });
  }
  for (const row of rowsOf(volume, contents)) lineTo(row, row.isPart);
  for (const row of composer.listed) lineTo(row);
  for (const { page, ...head } of composer.heads)
    drawRunningHead(page, faces, { ...head, number: labelOf.get(page) ?? '' });
  addOutline(doc, preface ? [preface, ...parts] : parts);
  return { bytes: await doc.save(), facts: factsOf(doc, labels) };
}
