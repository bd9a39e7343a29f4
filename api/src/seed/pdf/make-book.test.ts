import { PDFDocument } from 'pdf-lib';
import { slugOf } from '../books/book-seed';
import { monographs } from '../books/monographs/all-monographs';
import { chapterTitles } from './chapter-titles';
import { type FontFiles, readFontFiles } from './font-files';
import { makeBook } from './make-book';

let fonts: FontFiles;
beforeAll(async () => {
  fonts = await readFontFiles();
});

test.each(monographs)('[DOC-02] $title opens as a PDF of its own', async (book) => {
  const { bytes, pages } = await makeBook(book, 'Dr. Leela Krishnan, MD', fonts);
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  expect([doc.getTitle(), doc.getAuthor(), doc.getPageCount()]).toEqual([book.title, book.author, pages]);
  expect(pages).toBeGreaterThanOrEqual(8);
  expect(pages).toBeLessThanOrEqual(14);
  expect(doc.catalog.toString()).toContain('/Outlines');
});

test('[DOC-02] the written-out books differ in title, and each has seven chapters', () => {
  expect(new Set(monographs.map(({ title }) => slugOf(title))).size).toBe(monographs.length);
  for (const book of monographs) {
    expect(chapterTitles(book)).toHaveLength(7);
    expect(book.ladder.length).toBeGreaterThanOrEqual(6);
    expect(book.differential.length).toBeGreaterThanOrEqual(6);
  }
});
