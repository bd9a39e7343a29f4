import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { readPdf } from './read-pdf';
import { makeReadingCopy, mostKids } from './reading-copy';

/** A flat file whose pages take box, resources and rotation from the root, each with a content of its own. */
async function flatPdf(pages: number) {
  const pdf = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([200 + number, 300]);
    page.drawText(`Page ${number}`, { size: 12 });
    if (number % 2 === 0) page.node.delete(PDFName.of('MediaBox'));
  }
  const root = pdf.catalog.lookup(PDFName.of('Pages'), PDFDict);
  root.set(PDFName.of('MediaBox'), pdf.context.obj([0, 0, 111, 222]));
  root.set(PDFName.of('Rotate'), pdf.context.obj(90));
  return new Uint8Array(await pdf.save({ useObjectStreams: false }));
}

/** The largest number of children of a node, and how far the pages are from the root. */
function shapeOf(pdf: PDFDocument) {
  const measure = (place: PDFObject | undefined): { kids: number; depth: number } => {
    const kids = pdf.context.lookupMaybe(place, PDFDict)?.lookupMaybe(PDFName.of('Kids'), PDFArray)?.asArray();
    if (!kids) return { kids: 0, depth: 0 };
    const below = kids.map(measure);
    return {
      kids: Math.max(kids.length, ...below.map((one) => one.kids)),
      depth: 1 + Math.max(...below.map(({ depth }) => depth)),
    };
  };
  return measure(pdf.catalog.get(PDFName.of('Pages')));
}

test.each([
  [1, 1],
  [16, 1],
  [17, 2],
  [300, 3],
])('[PDF-01] a copy of %i pages has a balanced tree of %i storeys, and the same pages', async (pages, depth) => {
  const bytes = await flatPdf(pages);
  const before = await PDFDocument.load(bytes, { updateMetadata: false });
  const copy = new Uint8Array(await makeReadingCopy(bytes));
  expect(await readPdf(copy)).toBe(pages);
  const after = await PDFDocument.load(copy, { updateMetadata: false });
  const shape = shapeOf(after);
  expect(shape.kids).toBeLessThanOrEqual(mostKids);
  expect(shape.depth).toBe(depth);
  const seen = (pdf: PDFDocument) => pdf.getPages().map((page) => [page.getSize(), page.getRotation().angle]);
  expect(seen(after)).toEqual(seen(before));
});

test('[PDF-01] in a copy all that describes pages lies together, behind their contents', async () => {
  const copy = Buffer.from(await makeReadingCopy(await flatPdf(40)));
  const text = copy.toString('latin1');
  expect(text).not.toMatch(/\/Type ?\/Pages?\b/);
  const firstPacked = text.indexOf('/ObjStm');
  expect(firstPacked).toBeGreaterThan(0);
  // Behind the first of them stand only others, and the table.
  const behind = text.slice(firstPacked).match(/\d+ \d+ obj\b/g) ?? [];
  expect(behind.length).toBeLessThanOrEqual(text.match(/\/ObjStm/g)?.length ?? 0);
});

test('[PDF-01] links within the document still lead to their pages', async () => {
  const pdf = await PDFDocument.create();
  const pages = Array.from({ length: 20 }, () => pdf.addPage());
  const target = pages[19]?.ref as PDFRef;
  pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj([target, PDFName.of('Fit')]));
  const copy = await makeReadingCopy(new Uint8Array(await pdf.save()));
  const after = await PDFDocument.load(copy, { updateMetadata: false });
  const [led] = after.catalog.lookup(PDFName.of('OpenAction'), PDFArray).asArray();
  expect(led).toBeInstanceOf(PDFRef);
  expect(led).toBe(after.getPage(19).ref);
});
