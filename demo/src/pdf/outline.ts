import {
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

interface Entry {
  title: string;
  page: PDFPage;
  /** Entries that are seen when this one is opened. */
  below?: readonly Entry[];
}

/** Adds entries below a parent, each linked to its neighbours. */
function addEntries(doc: PDFDocument, entries: readonly Entry[], parent: { ref: PDFRef; dict: PDFDict }): void {
  const { context } = doc;
  const refs = entries.map(() => context.nextRef());
  entries.forEach(({ title, page, below = [] }, at) => {
    const [self, before, after] = [refs[at], refs[at - 1], refs[at + 1]];
    if (!self) return;
    const item = context.obj({ Parent: parent.ref, Dest: [page.ref, PDFName.of('Fit')] });
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    if (before) item.set(PDFName.of('Prev'), before);
    if (after) item.set(PDFName.of('Next'), after);
    context.assign(self, item);
    if (below.length === 0) return;
    addEntries(doc, below, { ref: self, dict: item });
    // Closed at first.
    item.set(PDFName.of('Count'), PDFNumber.of(-below.length));
  });
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  parent.dict.set(PDFName.of('First'), first);
  parent.dict.set(PDFName.of('Last'), last);
}

/** Adds chapters as the outline that readers show beside the pages. */
export function addOutline(doc: PDFDocument, entries: readonly Entry[]): void {
  const { context } = doc;
  if (entries.length === 0) return;
  const ref = context.nextRef();
  const dict = context.obj({ Type: 'Outlines', Count: entries.length });
  context.assign(ref, dict);
  addEntries(doc, entries, { ref, dict });
  doc.catalog.set(PDFName.of('Outlines'), ref);
  doc.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
