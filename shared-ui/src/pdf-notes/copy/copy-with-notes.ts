import { EncryptedPDFError, PDFDocument, PDFName, type PDFRef, StandardFonts } from '@cantoo/pdf-lib';
import type { Mark } from '@tvacha/shared-contract';
import { annotationOf } from './annotation-of';
import { drawWordsPicture } from './draw-words-picture';
import { pictureBytes } from './picture-bytes';

/** A file that is locked, or whose maker forbids changes, is left alone. */
export class LockedFile extends Error {}

interface Written {
  marks: readonly Mark[];
  /** Who has written them. */
  author: string;
  changedAt: (id: string) => string;
  /** It is printed here and given to nobody. */
  isForPrint?: boolean;
  /** Gets a picture that was put in. */
  openPicture: (file: string) => Promise<Blob>;
  /** How words are drawn that are not Latin. */
  drawWords?: typeof drawWordsPicture;
  /** Its bytes, as PNG or JPEG. */
  readPicture?: typeof pictureBytes;
}

/** Whether the last table of the file is of the old kind: what is added must be of the same. */
function hasOldTable(bytes: Uint8Array, at: number): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(at, at + 4)) === 'xref';
}

/**
 * A PDF with marks as true annotations, which other viewers show, print and let be edited. The bytes that were there
 * stay as they are; what is new stands behind them. Marks on pages that the file has not are left out.
 * @throws LockedFile where the file is encrypted, and what pdf-lib throws where it is no PDF
 */
export async function copyWithNotes(
  bytes: Uint8Array,
  {
    marks,
    author,
    changedAt,
    isForPrint = false,
    openPicture,
    drawWords = drawWordsPicture,
    readPicture = pictureBytes,
  }: Written,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false }).catch((error: unknown) => {
    throw error instanceof EncryptedPDFError ? new LockedFile() : error;
  });
  const { context } = pdf;
  const snapshot = pdf.takeSnapshot();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const images = new Map<string, Promise<PDFRef>>();
  const embed = async (file: string) => {
    const bytes = await readPicture(await openPicture(file));
    const image = await (bytes[0] === 0xff ? pdf.embedJpg(bytes) : pdf.embedPng(bytes));
    await image.embed();
    return image.ref;
  };
  const added = new Map<number, PDFRef[]>();
  for (const mark of marks) {
    const page = pdf.getPages()[mark.page - 1];
    if (!page) continue;
    const ref = await annotationOf(mark, {
      context,
      font,
      pageRef: page.ref,
      rotation: ((page.getRotation().angle % 360) + 360) % 360,
      author,
      changedAt: new Date(changedAt(mark.id)),
      isForPrint,
      image: (file) => {
        const known = images.get(file) ?? embed(file);
        images.set(file, known);
        return known;
      },
      picture: async (...of) => {
        const { png, width, height } = await drawWords(...of);
        const image = await pdf.embedPng(png);
        await image.embed();
        return { ref: image.ref, width, height };
      },
    });
    added.set(mark.page, [...(added.get(mark.page) ?? []), ref]);
  }
  for (const [number, refs] of added) {
    const { node, ref } = pdf.getPage(number - 1);
    node.set(PDFName.of('Annots'), context.obj([...(node.Annots()?.asArray() ?? []), ...refs]));
    snapshot.markRefForSave(ref);
  }
  const { prevStartXRef } = context.pdfFileDetails;
  const more = await pdf.saveIncremental(snapshot, { useObjectStreams: !hasOldTable(bytes, prevStartXRef) });
  const copy = new Uint8Array(bytes.byteLength + more.byteLength);
  copy.set(bytes);
  copy.set(more, bytes.byteLength);
  return copy;
}
