import { PDFDocument } from '@cantoo/pdf-lib';
import { embedFaces } from '@tvacha/api/embed-faces';
import type { FontFiles } from '@tvacha/api/font-files';
import type { Faces } from '@tvacha/api/pdf-sheet';
import type { Monograph } from '../books/monographs/monograph';
import { sharedChapter } from '../books/shared-chapters/all-shared-chapters';
import { factsOf, type MadePdf } from '../files/pdf-shelf';
import { chapterTitles } from './chapter-titles';
import { type Composer, createComposer, type SetLine } from './composer';
import { drawCover } from './covers/draw-cover';
import { drawFigure } from './figures/draw-figure';
import { drawContents, drawRunningHead, drawTitlePage } from './front-matter';
import { addOutline } from './outline';
import { randomOf } from './random';
import { height, width } from './sheet';

export interface MadeBook extends MadePdf {
  /** Where its paragraphs stand, by the number of the page. */
  lines: (Omit<SetLine, 'page'> & { page: number })[];
}

function setText(composer: Composer, book: Monograph, faces: Faces): void {
  const [history = '', naming = '', treating = '', talking = ''] = chapterTitles(book);
  const paragraphs = (list: readonly string[]) => {
    for (const words of list) composer.paragraph(words);
  };
  composer.chapter(history);
  paragraphs(book.history);
  composer.figure(`Figure 1. ${book.figure.caption}`, (frame) =>
    drawFigure(book.figure, { ...frame, faces, random: randomOf(book.title) }),
  );
  composer.chapter(naming);
  paragraphs(book.examination);
  composer.table('Differential diagnosis', book.differential);
  composer.chapter(treating);
  composer.heading('Investigations');
  paragraphs(book.investigations);
  composer.ladder('Treatment ladder', book.ladder);
  composer.chapter(talking);
  composer.heading('Counselling');
  paragraphs(book.counselling);
  composer.heading('Pitfalls in skin of colour');
  paragraphs(book.pitfalls);
  for (const key of book.shared) {
    const { title, body } = sharedChapter(key);
    composer.chapter(title);
    for (const block of body) {
      if ('list' in block) composer.list(block.list);
      else composer.paragraph(block.paragraph);
    }
  }
}

/** Makes the PDF of a book: cover, title page, contents, chapters with figures, outline and metadata. */
export async function makeBook(book: Monograph, reviewer: string, files: FontFiles): Promise<MadeBook> {
  const doc = await PDFDocument.create();
  const faces = await embedFaces(doc, files);
  const published = new Date(`${book.publishedOn}T00:00:00Z`);
  doc.setTitle(book.title, { showInWindowTitleBar: true });
  doc.setAuthor(book.author);
  doc.setSubject(book.summary);
  doc.setProducer('Tvacha Ebooks');
  doc.setCreator('Tvacha Ebooks');
  doc.setLanguage('en-IN');
  doc.setCreationDate(published);
  doc.setModificationDate(published);
  drawCover(doc.addPage([width, height]), book, faces);
  drawTitlePage(doc.addPage([width, height]), book, faces, reviewer);
  const contents = doc.addPage([width, height]);
  const composer = createComposer(doc, faces);
  setText(composer, book, faces);
  const numbers = new Map(doc.getPages().map((page, at) => [page.ref, at + 1]));
  drawContents(contents, composer.chapters, ({ page }) => numbers.get(page.ref) ?? 0, faces);
  for (const { page, ...head } of composer.heads)
    drawRunningHead(page, faces, { ...head, number: numbers.get(page.ref) ?? 0 });
  addOutline(doc, composer.chapters);
  const lines = composer.setLines.map(({ page, ...line }) => ({ ...line, page: numbers.get(page.ref) ?? 0 }));
  return { bytes: await doc.save(), facts: factsOf(doc), lines };
}
