import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

export type Bytes = Uint8Array<ArrayBuffer>;
type Kind = 'jpeg' | 'png' | 'webp' | 'gif';

const grey = { r: 120, g: 110, b: 100 };

/** A plain image of any size. */
export async function sampleImage(kind: Kind, width = 64, height = 48): Promise<Bytes> {
  const image = sharp({ create: { width, height, channels: 3, background: grey } });
  return new Uint8Array(await image.toFormat(kind).toBuffer());
}

/** A photograph that says where it was taken, and is to be turned by a quarter. */
export async function samplePhoto(width = 64, height = 48): Promise<Bytes> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '19/1 4/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '72/1 52/1 0/1',
  };
  const image = sharp({ create: { width, height, channels: 3, background: grey } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Camera', Copyright: 'Somebody' }, IFD3: place });
  return new Uint8Array(await image.jpeg().toBuffer());
}

/** The head of a PNG that says it is this large; behind it there is next to nothing. */
export async function bombImage(width: number, height: number): Promise<Bytes> {
  const png = await sampleImage('png');
  const view = new DataView(png.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return png;
}

/** A PDF of blank pages, altered before it is written. */
export async function samplePdf(pages = 1, alter: (pdf: PDFDocument) => unknown = () => undefined): Promise<Bytes> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage([200, 200]);
  await alter(pdf);
  return new Uint8Array(await pdf.save());
}

export const withScript = (pdf: PDFDocument) => pdf.addJavaScript('greet', 'app.alert("hello")');
export const withFile = (pdf: PDFDocument) => pdf.attach(new Uint8Array([1, 2, 3]), 'more.bin');

export function withLaunch(pdf: PDFDocument): void {
  const action = { Type: 'Action', S: 'Launch', F: PDFString.of('calc.exe') };
  pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj(action));
}

/** As a document says of itself that a password locks it. */
export function locked(pdf: PDFDocument): void {
  pdf.context.trailerInfo.Encrypt = pdf.context.register(pdf.context.obj({ Filter: 'Standard', V: 2, R: 3 }));
}

export const join = (...parts: (Uint8Array | string)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

/** An archive with nothing in it. */
export const emptyZip = join('PK\u0005\u0006', new Uint8Array(18));
