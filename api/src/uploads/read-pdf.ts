import {
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { maxPages } from '@tvacha/shared-contract/uploads';
import { FileError } from './file-error';
import { findBytes, latin } from './find-bytes';

const deeds = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'RichMediaExecute']);
const holders = new Set(['JS', 'JavaScript', 'EmbeddedFile', 'EmbeddedFiles', 'XFA', 'RichMediaContent']);
const end = latin('%%EOF');
const encrypt = latin('/Encrypt');
const tail = 1024;

const nameOf = (object: PDFObject | undefined) => (object instanceof PDFName ? object.decodeText() : '');

function refuseDeeds(dict: PDFDict): void {
  const isDeed = deeds.has(nameOf(dict.lookup(PDFName.of('S'))));
  const isFile = nameOf(dict.lookup(PDFName.of('Type'))) === 'EmbeddedFile';
  if (isDeed || isFile || dict.keys().some((key) => holders.has(nameOf(key))))
    throw new FileError('This PDF holds a script, another file or an action. Print it to a new PDF and send that');
}

/** Looks at every dictionary of a document, also at those that nothing refers to. */
function refuseActive(context: PDFContext): void {
  const left: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = left.pop(); object; object = left.pop()) {
    if (object instanceof PDFArray) left.push(...object.asArray());
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    refuseDeeds(dict);
    left.push(...dict.values());
  }
}

/** Counts the leaves of the page tree itself; what it says of its count may be wrong, and it may go in circles. */
function countPages(document: PDFDocument): number {
  const seen = new Set<string>();
  const left: (PDFObject | undefined)[] = [document.catalog.get(PDFName.of('Pages'))];
  let pages = 0;
  while (left.length > 0) {
    const place = left.pop();
    if (place instanceof PDFRef) {
      if (seen.has(place.tag)) throw new FileError('The pages of this PDF go in circles');
      seen.add(place.tag);
    }
    const node = document.context.lookupMaybe(place, PDFDict);
    const kids = node?.lookupMaybe(PDFName.of('Kids'), PDFArray);
    if (kids) left.push(...kids.asArray());
    else if (node) pages += 1;
    if (pages > maxPages) throw new FileError(`A PDF may have ${maxPages} pages`);
  }
  return pages;
}

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  const lockedFault = new FileError('This PDF is locked with a password');
  const document = await PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Medium,
    throwOnInvalidObject: true,
    updateMetadata: false,
    ignoreEncryption: true,
  }).catch(() => {
    // What is locked may not be readable at all.
    throw findBytes(bytes, encrypt) < 0 ? new FileError('This PDF is damaged') : lockedFault;
  });
  if (document.isEncrypted) throw lockedFault;
  return document;
}

/** Whether anything but blanks stands behind the last end mark, as in a file that is a PDF and something else. */
function hasMoreBehind(bytes: Uint8Array): boolean {
  const last = bytes.subarray(-tail);
  let at = -1;
  for (let next = findBytes(last, end); next >= 0; next = findBytes(last, end, next + 1)) at = next;
  return at < 0 || last.subarray(at + end.length).some((byte) => byte > 0x20);
}

/** How many pages a PDF has, after it was seen to hold nothing that acts when it is opened (SEC-33). */
export async function readPdf(bytes: Uint8Array): Promise<number> {
  if (hasMoreBehind(bytes)) throw new FileError('This PDF goes on behind its end');
  const document = await open(bytes);
  refuseActive(document.context);
  const pages = countPages(document);
  if (pages === 0) throw new FileError('This PDF has no pages');
  return pages;
}
