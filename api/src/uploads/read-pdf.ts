import { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { maxPages } from '@tvacha/shared-contract/uploads';
import { boundInflation, isTooMuch } from './bound-inflation';
import { findBytes, latin } from './find-bytes';
import { FileError } from './incoming-file';
import { refuseActive } from './pdf-actions';

const end = latin('%%EOF');
const encrypt = latin('/Encrypt');
const tail = 1024;
/** Places in the tree of pages that are looked at; an honest one has fewer knots than pages. */
const maxPlaces = 4 * maxPages;

/** Counts the leaves of the page tree itself; what it says of its count may be wrong, and it may go in circles. */
function countPages(document: PDFDocument): number {
  const seen = new Set<string>();
  const left: (PDFObject | undefined)[] = [document.catalog.get(PDFName.of('Pages'))];
  let pages = 0;
  let places = 0;
  while (left.length > 0) {
    const place = left.pop();
    if (place instanceof PDFRef) {
      if (seen.has(place.tag)) throw new FileError('The pages of this PDF go in circles');
      seen.add(place.tag);
    }
    const node = document.context.lookupMaybe(place, PDFDict);
    const kids = node?.lookupMaybe(PDFName.of('Kids'), PDFArray);
    places += 1;
    if (!kids && node) pages += 1;
    if (pages > maxPages || places + left.length + (kids?.size() ?? 0) > maxPlaces)
      throw new FileError(`A PDF may have ${maxPages} pages`);
    for (const kid of kids?.asArray() ?? []) left.push(kid);
  }
  return pages;
}

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  boundInflation();
  const document = await PDFDocument.load(bytes, {
    // All at once: the bound of what streams unpack to is of one document.
    parseSpeed: ParseSpeeds.Fastest,
    throwOnInvalidObject: true,
    updateMetadata: false,
    ignoreEncryption: true,
  });
  if (document.isEncrypted) throw lockedError();
  return document;
}

const lockedError = () => new FileError('This PDF is locked with a password');

/** Why a document could not be read, in words for its sender. What is locked may not be readable at all. */
function reasonOf(error: unknown, bytes: Uint8Array): FileError {
  if (isTooMuch()) return new FileError('This PDF unpacks to more than can be looked at');
  if (error instanceof FileError) return error;
  return findBytes(bytes, encrypt) < 0 ? new FileError('This PDF is damaged') : lockedError();
}

/** Whether anything but blanks stands behind the last end mark, as in a file that is a PDF and something else. */
function hasMoreBehind(bytes: Uint8Array): boolean {
  const last = bytes.subarray(-tail);
  let at = -1;
  for (let next = findBytes(last, end); next >= 0; next = findBytes(last, end, next + 1)) at = next;
  return at < 0 || last.subarray(at + end.length).some((byte) => byte > 0x20);
}

/**
 * How many pages a PDF has, after it was seen to hold nothing that acts when it is opened (SEC-33). It may still
 * take long and much memory: files of strangers are given to a `FileParser`.
 * @throws FileError, whatever is wrong with it
 */
export async function readPdf(bytes: Uint8Array): Promise<number> {
  if (hasMoreBehind(bytes)) throw new FileError('This PDF goes on behind its end');
  try {
    const document = await open(bytes);
    refuseActive(document.context);
    const pages = countPages(document);
    if (pages === 0) throw new FileError('This PDF has no pages');
    return pages;
  } catch (error) {
    throw reasonOf(error, bytes);
  }
}
