import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { type FontFiles, readFontFiles } from '@tvacha/api/font-files';
import { memoryFiles } from '@tvacha/api/memory-files';
import { slugOf } from '../books/book-seed';
import { monographs } from '../books/monographs/all-monographs';
import { chaptersOf } from '../books/monographs/chapters-of';
import { makeContents } from '../contents/make-contents';
import { addIssueFiles } from '../files/issue-files';
import { pdfShelf } from '../files/pdf-shelf';
import { makeBooks } from '../make-books';
import { around } from '../when';
import { makeBook } from './make-book';

const now = () => new Date('2026-11-20T06:00:00Z');
let fonts: FontFiles;
beforeAll(async () => {
  fonts = await readFontFiles();
});

test.each(monographs)('[DOC-02] $title opens as a PDF of its own', async (book) => {
  const { bytes, facts } = await makeBook(book, 'Dr. Leela Krishnan, MD', fonts);
  const pages = facts.length;
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  expect([doc.getTitle(), doc.getAuthor(), doc.getPageCount()]).toEqual([book.title, book.author, pages]);
  expect(pages).toBeGreaterThanOrEqual(8);
  expect(pages).toBeLessThanOrEqual(14);
  expect(doc.catalog.toString()).toContain('/Outlines');
  const links = doc.getPage(2).node.Annots()?.asArray() ?? [];
  const targets = links.map((ref) => {
    const dest = doc.context.lookup(ref, PDFDict).lookup(PDFName.of('Dest'), PDFArray);
    return doc.getPages().findIndex((page) => page.ref === dest.get(0));
  });
  // Each chapter of the contents leads to its own page, behind the contents and in order.
  expect(targets).toHaveLength(7);
  expect(targets).toEqual([...new Set(targets)].filter((at) => at > 2).sort((one, other) => one - other));
});

test('[DOC-02] the written-out books differ in title, and each has seven chapters', () => {
  expect(new Set(monographs.map(({ title }) => slugOf(title))).size).toBe(monographs.length);
  for (const book of monographs) {
    expect(chaptersOf(book)).toHaveLength(7);
    expect(book.ladder.length).toBeGreaterThanOrEqual(6);
    expect(book.differential.length).toBeGreaterThanOrEqual(6);
  }
});

test('[DOC-02] issues whose texts are written have files, and begin their papers where the file does', async () => {
  const store = memoryFiles();
  const rows = await addIssueFiles(makeContents(around({ now })), pdfShelf(store, now()), 1);
  const filed = rows.filter(({ fileKey }) => fileKey);
  expect(filed.map(({ type }) => type).sort()).toEqual(['dermatologytimes', 'ejournal', 'journalclub', 'magzter']);
  for (const { fileKey, title, details } of filed) {
    const stream = await store.read(fileKey ?? '');
    const doc = await PDFDocument.load(await new Response(stream).arrayBuffer(), { updateMetadata: false });
    expect([doc.getTitle(), doc.getPageCount()]).toEqual([title, details?.pages]);
    const { articles = [] } = details as { articles?: { page: number }[] };
    const pages = articles.map(({ page }) => page);
    expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
    expect(Math.max(0, ...pages)).toBeLessThanOrEqual(doc.getPageCount());
  }
});

test('[DOC-01] as many books as were asked for have their file', async () => {
  const store = memoryFiles();
  const lines: string[] = [];
  const { rows } = await makeBooks({ shelf: pdfShelf(store, now()), pdfs: 1, log: (line) => void lines.push(line) });
  const filed = rows.flatMap(({ fileKey }) => (fileKey ? [fileKey] : []));
  expect(filed).toEqual(['ebooks/tinea-in-the-age-of-steroid-creams.pdf']);
  expect(await store.stat(filed[0] ?? '')).toMatchObject({ type: 'application/pdf' });
  expect(lines).toEqual(['Made 1 of 1 books']);
});
