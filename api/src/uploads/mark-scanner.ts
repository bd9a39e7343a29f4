import { findBytes, latin } from './find-bytes';
import type { Scanner } from './scanner';

/** The harmless sequence by which every scanner is tested; in two parts, so that this file is not found itself. */
const eicar = latin(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
const zipEnd = latin('PK\u0005\u0006');
const zipEndSize = 22;
const zipTail = zipEndSize + 65_535;
const markup = /<(?:script|html|body|svg|iframe|!doctype\s+html|\?php)[\s>/]/i;
const looksAt = 2048;

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** A ZIP is read from its end, so one may hide behind any other file. */
function hasZipBehind(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(-zipTail);
  for (let at = findBytes(tail, zipEnd); at >= 0; at = findBytes(tail, zipEnd, at + 1)) {
    const comment = (tail[at + 20] ?? 0) | ((tail[at + 21] ?? 0) << 8);
    if (at + zipEndSize + comment === tail.length) return true;
  }
  return false;
}

/**
 * Knows the test sequence of scanners, and files that are two kinds at once: markup where a browser that guesses
 * would look for it, an archive behind an image. It knows no viruses; with CLAMD_URL a real scanner looks too.
 */
export const markScanner = (): Scanner => ({
  async scan(bytes) {
    if (findBytes(bytes, eicar) >= 0) return 'the test sequence of virus scanners';
    if (hasZipBehind(bytes)) return 'an archive behind it';
    if (markup.test(textOf(bytes.subarray(0, looksAt))) || markup.test(textOf(bytes.subarray(-looksAt))))
      return 'a web page in it';
    return null;
  },
});
