import { PDFDocument, PDFName, type PDFPage, PDFString, StandardFonts } from '@cantoo/pdf-lib';

const [width, height] = [595, 842];
export const total = 12;
/** Of which the first are preface: i and ii. */
const preface = 2;

function addLink(page: PDFPage, bottom: number, to: Record<string, unknown>): void {
  const { context } = page.doc;
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [60, bottom, 260, bottom + 20], Border: [0, 0, 0], ...to };
  page.node.addAnnot(context.register(context.obj(link as Parameters<typeof context.obj>[0])));
}

/**
 * A book with names for its pages. Its first page leads to the middle of page 7, which is the ninth, and to an address
 * elsewhere.
 */
export async function linkedPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const pages = Array.from({ length: total }, (_, at) => {
    const page = pdf.addPage([width, height]);
    page.drawText(`Sheet ${at + 1}`, { font, size: 24, x: 60, y: 760 });
    page.drawText('A peel removes pigment from the', { font, size: 12, x: 60, y: 720 });
    page.drawText('upper layers.', { font, size: 12, x: 60, y: 704 });
    return page;
  });
  const [first, target] = [pages[0], pages[8]];
  if (!first || !target) throw new Error('The book is too short');
  addLink(first, 600, { Dest: [target.ref, 'XYZ', null, height / 2, null] });
  addLink(first, 560, { A: { S: 'URI', URI: PDFString.of('https://journal.example.org/melasma') } });
  const labels = pdf.context.obj({ Nums: [0, { S: 'r' }, preface, { S: 'D' }] });
  pdf.catalog.set(PDFName.of('PageLabels'), labels);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
