/** What is kept of one page of a PDF. */
export interface PageFacts {
  /** In points, as the page is shown. */
  width: number;
  height: number;
  /** The page's own rotation in degrees, which width and height know already. */
  rotation: number;
  /** Left, bottom, right and top in points, as it lies in the file: what is written on the page is placed in it. */
  box: [number, number, number, number];
  /** What the document calls it; null where that is just its number. */
  label: string | null;
  /** As the text layer of pdf.js has it, so that a hit here is a hit there. */
  text: string;
}

/** Some pages of a document, from one on. */
export interface PageSlice {
  /** Pages of the document. */
  total: number;
  pages: PageFacts[];
}

/** Reads the pages of PDFs, in a process of its own: that takes seconds. */
export interface PageReader {
  /**
   * As many pages as a few seconds allow, and at least one.
   * @param from the first of them, from 1
   * @throws FileError where the document cannot be read
   */
  readPages(bytes: Uint8Array<ArrayBuffer>, from: number): Promise<PageSlice>;
  /** See `makeReadingCopy`. @throws FileError where it takes too long or too much memory */
  makeReadingCopy(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
}

/** Bytes below which a reader fetches a file in one piece, so that its shape is of no account. */
export const comesWhole = 1024 * 1024;

/** Where the copy of a file lies that is quick to read by ranges. */
export const copyKeyOf = (sha256: string) => `copies/${sha256}.pdf`;

/** A page is searched, not printed: behind so many characters stands no text that anybody set by hand. */
const most = 100_000;

/** A text as the database can keep it. */
export const keptText = (text: string): string => text.slice(0, most).replace(/\0|\p{Surrogate}/gu, '');
