import { degrees, PDFDocument, type PDFFont, PDFName, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';

/** What stands on the first page of each file that can be read. */
export const words = 'Pityriasis rosea';

type Draw = (page: PDFPage, pdf: PDFDocument, font: PDFFont) => void;

async function make(
  draw: Draw,
  { size = [400, 600] as [number, number], at = [40, 300] as [number, number], letters = 20 } = {},
) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage(size);
  page.drawText(words, { font, size: letters, x: at[0], y: at[1] });
  draw(page, pdf, font);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
const nothing: Draw = () => undefined;

/** A file written by hand: of each object its dictionary, and the stream of those that have one. */
export function written(objects: readonly (readonly [dictionary: string, stream?: string])[]): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = objects.map(([dictionary, stream], at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${dictionary}\n${stream === undefined ? '' : `stream\n${stream}\nendstream\n`}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

const helvetica = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
const shown = `BT /F1 20 Tf 40 300 Td (${words}) Tj ET`;
/** One page of words, its content in a stream of its own. @param length as the file says it */
const plain = (
  content = shown,
  { length = content.length, resources = helvetica, page = '', catalog = '', more = '' } = {},
) =>
  written([
    [`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R /Resources ${resources} ${page} >>`],
    [`<< /Length ${length} >>`, content],
    ...(more ? [[more] as const] : []),
  ]);

/** Left without an appearance, so that the reader draws them by itself. */
const kindsOfAnnotations = ['Text', 'Link', 'FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight', 'Underline', 'Squiggly', 'StrikeOut', 'Stamp', 'Caret', 'Ink', 'Popup', 'FileAttachment', 'Widget', 'Unheard']; // biome-ignore format: a list of names
const quads = '/QuadPoints [40 220 90 220 40 200 90 200]';
const places = '/L [40 200 90 220] /Vertices [40 200 90 220 60 240] /InkList [[40 200 60 220 90 200]]';
const annotations = kindsOfAnnotations
  .map((kind) => `<< /Type /Annot /Subtype /${kind} /Rect [40 200 90 220] /Contents (Old) ${quads} ${places} >>`)
  .join(' ');

const pictured = '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 16 /Filter /ASCIIHexDecode /Length 17 >>'; // biome-ignore format: one object

const plainFile = () => make(nothing);
const encrypted = (userPassword: string) =>
  make((_page, pdf) => pdf.encrypt({ userPassword, ownerPassword: 'dermis' }));

/** Files that are read, each with what is odd about it. */
export const readable: Record<string, () => Promise<Buffer> | Buffer> = {
  'a page on its side': () => make((page) => page.setRotation(degrees(270))),
  'a tiny page': () => make(nothing, { size: [30, 30], at: [1, 10], letters: 3 }),
  'a page as large as may be': () => make(nothing, { size: [14_400, 14_400], at: [400, 9000], letters: 900 }),
  'a crop box off zero': () =>
    make((page) => {
      page.setMediaBox(-500, -500, 1000, 1200);
      page.setCropBox(-20, 180, 320, 400);
    }),
  'pages of mixed sizes': () =>
    make((_page, pdf) => {
      pdf.addPage([900, 200]);
      pdf.addPage([100, 800]);
    }),
  'units of its own': () => make((page) => page.node.set(PDFName.of('UserUnit'), page.doc.context.obj(3))),
  'fields of a form': () =>
    make((page, pdf) => {
      pdf.getForm().createTextField('name').addToPage(page, { x: 40, y: 100 });
      pdf.getForm().createCheckBox('yes').addToPage(page, { x: 40, y: 60 });
    }),
  'annotations of each kind': () => plain(shown, { page: `/Annots [${annotations}]` }),
  'layers, one of them off': () =>
    plain(`/OC /Off BDC BT /F1 9 Tf 40 100 Td (Layer) Tj ET EMC ${shown}`, {
      resources: helvetica.replace(/>>$/, '/Properties << /Off 5 0 R >> >>'),
      catalog: '/OCProperties << /OCGs [5 0 R] /D << /BaseState /OFF >> >>',
      more: '<< /Type /OCG /Name (Off) >>',
    }),
  'a picture of 16 bits': () =>
    written([
      ['<< /Type /Catalog /Pages 2 0 R >>'],
      ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
      [`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R /Resources ${helvetica.replace(/>>$/, '/XObject << /Im1 5 0 R >> >>')} >>`], // biome-ignore format: one object
      ['<< /Length 99 >>', `q 90 0 0 90 40 40 cm /Im1 Do Q ${shown}`],
      [pictured, '0000FFFF7FFF3FFF>'],
    ]),
  'a table of places that is wrong': async () =>
    Buffer.from((await plainFile()).toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999'), 'latin1'),
  'a stream that ends too early': () => plain(shown, { length: 5_000 }),
  'a lock without a password': () => encrypted(''),
  '2,000 pages': () =>
    make((_page, pdf) => {
      for (let count = 1; count < 2_000; count += 1) pdf.addPage([400, 600]);
    }),
  'one page of 10 MB': () => plain(`${`%${'scale '.repeat(1_000)}\n`.repeat(1_700)}${shown}`),
};

/** Files of which nothing can be shown but words about it. */
export const unreadable: Record<string, () => Promise<Buffer> | Buffer> = {
  'no pages': () => written([['<< /Type /Catalog /Pages 2 0 R >>'], ['<< /Type /Pages /Kids [] /Count 0 >>']]),
  'pages in a circle': () =>
    written([['<< /Type /Catalog /Pages 2 0 R >>'], ['<< /Type /Pages /Kids [2 0 R] /Count 1 >>']]),
  'a file cut before its pages': async () => (await plainFile()).subarray(0, 90),
  'a page named .pdf that is HTML': () => Buffer.from('<!doctype html><title>Sign in</title><h1>Sign in</h1>'),
  'no bytes': () => Buffer.alloc(0),
};

export const locked = () => encrypted('epidermis');
/** Words are drawings here: nothing to select, and nothing to find. */
export const wordless = async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([400, 600]).drawRectangle({ x: 40, y: 40, width: 100, height: 100 });
  return Buffer.from(await pdf.save());
};
