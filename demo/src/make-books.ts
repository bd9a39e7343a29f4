import { type BookSeed, slugOf } from './books/book-seed';
import { composeBooks } from './books/compose';
import { monographs } from './books/monographs/all-monographs';
import type { Monograph } from './books/monographs/monograph';
import type { PdfShelf } from './files/pdf-shelf';
import { chapterTitles } from './pdf/chapter-titles';
import type { MadeBook } from './pdf/make-book';
import { bookRow, type ContentInsert, reviewerOf } from './rows';

/** How many ebooks there are in all. */
export const bookCount = 1000;

/** How many of them are written out and can have a file. */
export const fileCount = monographs.length;

/** Pages of a written-out book whose file is not made. */
const usualPages = 11;

interface Options {
  shelf: Pick<PdfShelf, 'put'>;
  /** How many files to make; the rest of the books have none. */
  pdfs: number;
  log: (line: string) => void;
}

const bookOf = (monograph: Monograph, pages: number): BookSeed => {
  const { title, summary, speciality, author, publishedOn, cover } = monograph;
  return { title, summary, speciality, author, publishedOn, cover, pages, contents: chapterTitles(monograph) };
};

/** Puts a book's PDF into the file store and says how many pages it has. */
async function fileWriter({ shelf, pdfs, log }: Options) {
  const { makeBook } = await import('./pdf/make-book');
  const { readFontFiles } = await import('@tvacha/api/font-files');
  const fonts = await readFontFiles();
  let done = 0;
  return async (monograph: Monograph, key: string): Promise<MadeBook> => {
    const made = await makeBook(monograph, reviewerOf(monograph), fonts);
    await shelf.put(key, made);
    done += 1;
    if (done % 6 === 0 || done === pdfs) log(`Made ${done} of ${pdfs} books`);
    return made;
  };
}

interface Books {
  rows: ContentInsert[];
  authors: string[];
  /** The first whose file was made, for the notes in it. */
  first?: MadeBook | undefined;
}

/** All ebooks as rows, the files of the first few made on the way. */
export async function makeBooks(options: Options): Promise<Books> {
  const write = options.pdfs > 0 ? await fileWriter(options) : null;
  const rows: ContentInsert[] = [];
  let first: MadeBook | undefined;
  for (const [at, monograph] of monographs.entries()) {
    const key = at < options.pdfs ? `ebooks/${slugOf(monograph.title)}.pdf` : null;
    const made = key && write ? await write(monograph, key) : undefined;
    first ??= made;
    rows.push(bookRow(bookOf(monograph, made?.facts.length ?? usualPages), key));
  }
  const composed = composeBooks(bookCount - rows.length, new Set(monographs.map(({ title }) => title)));
  const names = [...monographs, ...composed].map(({ author }) => author);
  return { rows: [...rows, ...composed.map((book) => bookRow(book, null))], authors: [...new Set(names)], first };
}
