import { crc32, deflateSync } from 'node:zlib';
import { PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { type Bytes, bombImage, emptyZip, join, samplePdf } from './sample-files';

const megabyte = 1024 * 1024;

/** A PDF of objects written by hand, the first of them its catalogue; what readers forgive is left out. */
function rawPdf(...objects: (string | Uint8Array)[]): Bytes {
  const parts = objects.map((object, at) => join(`${at + 1} 0 obj\n`, object, '\nendobj\n'));
  return join('%PDF-1.7\n', Buffer.concat(parts), 'trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n');
}

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';

const stream = (dict: string, bytes: Uint8Array) =>
  join(`<< ${dict} /Length ${bytes.byteLength} >>\nstream\n`, bytes, '\nendstream');

/** A PDF with one packed stream of objects, which unpacks to this text. */
export function packedPdf(text: string | Uint8Array, filters = 1): Bytes {
  let packed: Uint8Array = join('9 0 ', text);
  for (let round = 0; round < filters; round += 1) packed = deflateSync(packed, { level: 9 });
  const filter = `[${' /FlateDecode'.repeat(filters)}]`;
  return rawPdf(catalogue, pages, page, stream(`/Type /ObjStm /N 1 /First 4 /Filter ${filter}`, packed));
}

const withCatalogue = (entry: string, ...more: string[]) =>
  rawPdf(`<< /Type /Catalog /Pages 2 0 R ${entry} >>`, pages, page, ...more);
const action = (entries: string) => withCatalogue(`/OpenAction << ${entries} >>`);
const pageWith = (entry: string, ...more: string[]) =>
  rawPdf(catalogue, pages, page.replace(' >>', ` ${entry} >>`), ...more);

/** What a document does without being asked, and what it takes along; each is to be refused with the same words. */
export const actingPdfs: Record<string, () => Bytes> = {
  'opens an address': () => action('/S /URI /URI (http://evil.example)'),
  'opens an address by a name written in digits': () => action('/#53 /U#52I /URI (http://evil.example)'),
  'opens a file of another machine': () => action('/S /GoToR /F (\\\\\\\\evil\\\\share) /D [0 /Fit]'),
  'opens an address after a page': () => action('/S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (http://evil) >>'),
  'opens an address from elsewhere': () => withCatalogue('/OpenAction 4 0 R', '<< /S /URI /URI (http://evil) >>'),
  'starts a program': () => action('/S /Launch /F (calc.exe)'),
  'runs a script': () => action('/S /JavaScript /JS (app.alert\\(1\\))'),
  'opens an address with its page': () => pageWith('/AA << /O << /S /URI /URI (http://evil.example) >> >>'),
  'links to a file of another machine': () =>
    pageWith('/Annots [<< /Subtype /Link /A << /S /GoToR /F (\\\\\\\\evil\\\\share) >> >>]'),
  'holds a file in a note': () =>
    pageWith('/Annots [<< /Subtype /FileAttachment /FS << /EF << /F 4 0 R >> >> >>]', page),
  'has a stream in another file': () =>
    pageWith('/Contents 4 0 R', '<< /F (\\\\\\\\evil\\\\share) /Length 0 >>\nstream\n\nendstream'),
};

/** What an honest document may have: it turns to a page when opened, and links to an address. */
export const linkedPdf = (): Promise<Bytes> =>
  samplePdf(2, (pdf) => {
    const [first] = pdf.getPages();
    pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj([first?.ref ?? null, 'Fit']));
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      A: { S: 'URI', URI: PDFString.of('https://a.example') },
    };
    first?.node.set(PDFName.of('Annots'), pdf.context.obj([link]));
  });

/** An honest PDF with one very long array. */
export const longArrayPdf = (length: number): Promise<Bytes> =>
  samplePdf(1, (pdf) => pdf.context.register(pdf.context.obj(Array.from({ length }, (_, at) => at % 10))));

const tree = (depth: number) =>
  rawPdf(
    catalogue,
    ...Array.from({ length: depth }, (_, at) => `<< /Type /Pages /Count 1 /Kids [${at + 3} 0 R] >>`),
    page,
  );

const pngOf = async (change: (view: DataView) => void) => {
  const png = await bombImage(64, 48);
  change(new DataView(png.buffer));
  return png;
};

/** A PNG with a packed note before its pixels, each piece with the sum that belongs to it. */
async function notedPng(packed: Uint8Array): Promise<Bytes> {
  const png = await bombImage(64, 48);
  const typed = join('zTXtComment\0\0', packed);
  const sizes = new DataView(new ArrayBuffer(8));
  sizes.setUint32(0, typed.byteLength - 4);
  sizes.setUint32(4, crc32(typed));
  const [length, sum] = [new Uint8Array(sizes.buffer, 0, 4), new Uint8Array(sizes.buffer, 4)];
  const endOfHeader = 33;
  return join(png.subarray(0, endOfHeader), length, typed, sum, png.subarray(endOfHeader));
}

/** Files that are small or well-formed enough to get in, and are made to cost time or memory. */
export const heavyFiles: Record<string, () => Bytes | Promise<Bytes>> = {
  'nested arrays, packed 1:1000': () => packedPdf(`[${'[[]]'.repeat(5 * megabyte)}]`),
  'nested arrays, packed twice': () => packedPdf(`[${'[[]]'.repeat(12 * megabyte)}]`, 2),
  'arrays in each other without end': () => packedPdf('['.repeat(20 * megabyte)),
  'dictionaries in each other': () => packedPdf('<</A '.repeat(4 * megabyte)),
  'one array of names': () => packedPdf(`[${'/A'.repeat(30 * megabyte)}]`),
  'blanks, packed thrice': () => packedPdf(new Uint8Array(200 * megabyte).fill(0x20), 3),
  'a long number': () => packedPdf('1'.repeat(30 * megabyte)),
  'a long name': () => packedPdf(`/${'a'.repeat(30 * megabyte)}`),
  'an open string': () => packedPdf(`(${'('.repeat(20 * megabyte)}`),
  'a list of very many objects': () =>
    rawPdf(
      catalogue,
      pages,
      page,
      stream('/Type /ObjStm /N 2147483647 /First 4 /Filter /FlateDecode', deflateSync(join('9 0 null'))),
    ),
  'a huge table of objects': () =>
    join(
      '%PDF-1.7\nxref\n0 9000000\n',
      '0000000000 65535 f \n'.repeat(450_000),
      'trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
    ),
  'a packed table of objects': () =>
    rawPdf(
      catalogue,
      pages,
      page,
      stream(
        '/Type /XRef /W [1 2 1] /Size 15000000 /Index [0 15000000] /Filter /FlateDecode',
        deflateSync(new Uint8Array(60 * megabyte)),
      ),
    ),
  'very many objects': () => rawPdf(catalogue, pages, page, '[]\nendobj\n5 0 obj\n'.repeat(400_000)),
  'open brackets': () => rawPdf(catalogue, pages, page, '['.repeat(9 * megabyte)),
  'open objects': () => join('%PDF-1.7\n', '1 0 obj '.repeat(megabyte), '\n%%EOF\n'),
  'digits without end': () => join('%PDF-1.7\n', '1 '.repeat(4 * megabyte), '\n%%EOF\n'),
  'a deep tree of pages': () => tree(60_000),
  'a tree of pages in circles': () => rawPdf(catalogue, '<< /Type /Pages /Kids 3 0 R >>', '[<< /Kids 3 0 R >>]'),
  'a page very many times': () => rawPdf(catalogue, `<< /Type /Pages /Kids [${'<<>>'.repeat(megabyte)}] >>`),
  'half a mark of scanners, again and again': () => join('%PDF-1.7\n', 'X5O!P%@AP'.repeat(megabyte), '\n%%EOF\n'),
  'ends of archives': () => join('%PDF-1.7\n', new Uint8Array(megabyte), 'PK\u0005\u0006'.repeat(16_000), '\n%%EOF\n'),
  'tables of objects in circles': () =>
    join(
      '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Prev 9 >>\n',
      `1 0 obj\n${catalogue}\nendobj\n2 0 obj\n${pages}\nendobj\n3 0 obj\n${page}\nendobj\nstartxref\n9\n%%EOF\n`,
    ),
  'a picture of 50,000 by 50,000': () => bombImage(50_000, 50_000),
  'a picture with pixels that are not there': () => bombImage(6000, 6000),
  'a picture of no size': () => pngOf((view) => view.setUint32(16, 0)),
  'a picture with a piece of 4 GB': () => pngOf((view) => view.setUint32(33, 0xffffffff)),
  'a picture of one colour, as large as may be': async () =>
    new Uint8Array(
      await sharp({ create: { width: 6300, height: 6300, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    ),
  'a picture with a note that unpacks without end': async () => notedPng(deflateSync(new Uint8Array(200 * megabyte))),
  'a picture with an archive behind it': async () => join(await bombImage(64, 48), emptyZip),
};
