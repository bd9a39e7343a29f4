import type { FontFiles } from '@tvacha/api/font-files';
import { type BookSeed, slugOf } from './books/book-seed';
import { composeBooks } from './books/compose';
import { monographs } from './books/monographs/all-monographs';
import { chaptersOf } from './books/monographs/chapters-of';
import type { Monograph } from './books/monographs/monograph';
import { casebook } from './books/volumes/casebook';
import { conversations } from './books/volumes/conversations';
import { handbook } from './books/volumes/handbook';
import type { Volume } from './books/volumes/volume';
import type { MadePdf, PdfShelf } from './files/pdf-shelf';
import type { MadeBook } from './pdf/make-book';
import { bookRow, type ContentInsert, reviewerOf } from './rows';

/** How many ebooks there are in all. */
export const bookCount = 1000;

/** A book that is written out. */
interface Written<Made extends MadePdf = MadePdf> {
  /** Its pages are those of its file; this many where none is made. */
  book: BookSeed;
  make: (files: FontFiles) => Promise<Made>;
}

const seedOf = (book: Monograph | Volume, pages: number, contents: readonly { title: string }[]): BookSeed => {
  const { title, summary, speciality, author, publishedOn, cover } = book;
  return { title, summary, speciality, author, publishedOn, cover, pages, contents: contents.map((one) => one.title) };
};

const short = monographs.map(
  (book): Written<MadeBook> => ({
    book: seedOf(book, 11, chaptersOf(book)),
    make: async (files) => (await import('./pdf/make-book')).makeBook(book, reviewerOf(book), files),
  }),
);
const long = [
  ...conversations.map((book) => ({ book, pages: 18, contents: book.parts.flatMap(({ chapters }) => chapters) })),
  // Of so many chapters the parts are named.
  ...[handbook, casebook].map((book) => ({ book, pages: 300, contents: book.parts })),
].map(
  ({ book, pages, contents }): Written => ({
    book: seedOf(book, pages, contents),
    make: async (files) => (await import('./pdf/make-volume')).makeVolume(book, reviewerOf(book), files),
  }),
);

/** How many of them are written out and can have a file: the short ones first. */
export const fileCount = short.length + long.length;

interface Options {
  shelf: Pick<PdfShelf, 'put'>;
  /** How many files to make; the rest of the books have none. */
  pdfs: number;
  log: (line: string) => void;
}

interface Books {
  rows: ContentInsert[];
  authors: string[];
  /** The first whose file was made, for the notes in it. */
  first?: MadeBook | undefined;
}

/** All ebooks as rows, the files of the first few made on the way. */
export async function makeBooks({ shelf, pdfs, log }: Options): Promise<Books> {
  const fonts = pdfs > 0 ? await (await import('@tvacha/api/font-files')).readFontFiles() : null;
  let first: MadeBook | undefined;
  let done = 0;
  /** Puts a book's PDF into the file store. */
  async function rowOf<Made extends MadePdf>({ book, make }: Written<Made>, keep?: (made: Made) => void) {
    if (!fonts || done === pdfs) return bookRow(book, null);
    const key = `ebooks/${slugOf(book.title)}.pdf`;
    const made = await make(fonts);
    keep?.(made);
    await shelf.put(key, made);
    done += 1;
    if (done % 6 === 0 || done === pdfs) log(`Made ${done} of ${pdfs} books`);
    return bookRow({ ...book, pages: made.facts.length }, key);
  }
  const rows: ContentInsert[] = [];
  for (const written of short) rows.push(await rowOf(written, (made) => (first ??= made)));
  for (const written of long) rows.push(await rowOf(written));
  const books = [...short, ...long].map(({ book }) => book);
  const composed = composeBooks(bookCount - books.length, new Set(books.map(({ title }) => title)));
  const authors = [...books, ...composed].map(({ author }) => author);
  return { rows: [...rows, ...composed.map((book) => bookRow(book, null))], authors: [...new Set(authors)], first };
}
