import { embedFaces } from '@tvacha/api/embed-faces';
import type { FontFiles } from '@tvacha/api/font-files';
import { chaptersOf } from '../books/monographs/chapters-of';
import type { Monograph } from '../books/monographs/monograph';
import { factsOf, type MadePdf } from '../files/pdf-shelf';
import { beginDocument } from './begin-document';
import { createComposer, type SetLine } from './composer';
import { drawCover } from './covers/draw-cover';
import { drawContents, drawRunningHead, drawTitlePage } from './front-matter';
import { addOutline } from './outline';
import { setChapter } from './set-chapter';
import { height, width } from './sheet';

export interface MadeBook extends MadePdf {
  /** Where its paragraphs stand, by the number of the page. */
  lines: (Omit<SetLine, 'page'> & { page: number })[];
}

/** Makes the PDF of a book: cover, title page, contents, chapters with figures, outline and metadata. */
export async function makeBook(book: Monograph, reviewer: string, files: FontFiles): Promise<MadeBook> {
  const doc = await beginDocument(book);
  const faces = await embedFaces(doc, files);
  drawCover(doc.addPage([width, height]), book, faces);
  drawTitlePage(doc.addPage([width, height]), book, faces, reviewer);
  const contents = doc.addPage([width, height]);
  const composer = createComposer(doc, faces);
  for (const chapter of chaptersOf(book)) setChapter(composer, chapter, faces);
  const numbers = new Map(doc.getPages().map((page, at) => [page.ref, at + 1]));
  drawContents(contents, composer.chapters, ({ page }) => numbers.get(page.ref) ?? 0, faces);
  for (const { page, ...head } of composer.heads)
    drawRunningHead(page, faces, { ...head, number: numbers.get(page.ref) ?? 0 });
  addOutline(doc, composer.chapters);
  const lines = composer.setLines.map(({ page, ...line }) => ({ ...line, page: numbers.get(page.ref) ?? 0 }));
  return { bytes: await doc.save(), facts: factsOf(doc), lines };
}
