import { type PDFDocument, PDFHexString, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import type { ChapterMark } from './composer';

/** Adds the chapters as the outline that readers show beside the pages. */
export function addOutline(doc: PDFDocument, chapters: readonly ChapterMark[]): void {
  const { context } = doc;
  const root = context.nextRef();
  const refs = chapters.map(() => context.nextRef());
  chapters.forEach(({ title, page }, at) => {
    const [self, before, after] = [refs[at], refs[at - 1], refs[at + 1]];
    if (!self) return;
    const item = context.obj({ Parent: root, Dest: [page.ref, PDFName.of('Fit')] });
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    if (before) item.set(PDFName.of('Prev'), before);
    if (after) item.set(PDFName.of('Next'), after);
    context.assign(self, item);
  });
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  const outlines = context.obj({ Type: 'Outlines', First: first, Last: last });
  outlines.set(PDFName.of('Count'), PDFNumber.of(refs.length));
  context.assign(root, outlines);
  doc.catalog.set(PDFName.of('Outlines'), root);
  doc.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
