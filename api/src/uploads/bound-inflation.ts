import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { FileError } from './incoming-file';

/**
 * Bytes of buffers that the streams of one document may take while it is parsed: what they unpack to is at most
 * that, and about half of it where a buffer has just grown. Content and pictures are never unpacked; what is, the
 * lists of objects, takes some megabytes in a book of 2000 pages.
 */
const most = 128 * 1024 * 1024;

/** The class that all decoders of the library share; it asks for room here, and is not exported. */
interface Decoder {
  buffer: Uint8Array;
  ensureBuffer(requested: number): Uint8Array;
}

function decoderClass(): Decoder {
  const context = PDFContext.create();
  const plain = PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), Uint8Array.of(0x78, 0x9c, 3, 0));
  const found = Object.getPrototypeOf(Object.getPrototypeOf(decodePDFRawStream(plain)));
  if (typeof found?.ensureBuffer !== 'function') throw new Error('The decoders of pdf-lib are not what they were');
  return found;
}

let left = 0;
let isBounded = false;

function bound(): void {
  const decoder = decoderClass();
  const { ensureBuffer } = decoder;
  decoder.ensureBuffer = function bounded(this: Decoder, requested) {
    if (requested > this.buffer.byteLength) left -= Math.max(requested, 2 * this.buffer.byteLength);
    if (left < 0) throw new FileError('This PDF unpacks to more than can be looked at');
    return ensureBuffer.call(this, requested);
  };
  isBounded = true;
}

/** Whether the bound was met since `boundInflation`; the library hides why it stopped. */
export const isTooMuch = (): boolean => left < 0;

/** Begins to count for a new document. One is parsed at a time: the library's decoders know no document. */
export function boundInflation(): void {
  if (!isBounded) bound();
  left = most;
}
