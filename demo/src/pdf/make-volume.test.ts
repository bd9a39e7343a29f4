import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import { type FontFiles, readFontFiles } from '@tvacha/api/font-files';
import { memoryFiles } from '@tvacha/api/memory-files';
import type { PageFacts } from '@tvacha/api/page-reader';
import { casebook } from '../books/volumes/casebook';
import { conversations } from '../books/volumes/conversations';
import { handbook } from '../books/volumes/handbook';
import type { Volume } from '../books/volumes/volume';
import { type MadePdf, pdfShelf } from '../files/pdf-shelf';
import { quizSeeds } from '../quizzes/all-quizzes';
import { makeVolume } from './make-volume';
import { roman } from './page-labels';

let fonts: FontFiles;
beforeAll(async () => {
  fonts = await readFontFiles();
});

/** Where the links of a page lead, as numbers counted from 0. */
function targetsOf(doc: PDFDocument, page: PDFPage): number[] {
  const links = page.node.Annots()?.asArray() ?? [];
  return links.map((ref) => {
    const dest = doc.context.lookup(ref, PDFDict).lookup(PDFName.of('Dest'), PDFArray);
    return doc.getPages().findIndex(({ ref: found }) => found === dest.get(0));
  });
}

/** Titles of the outline with those below them. */
function outlineOf(doc: PDFDocument, parent: PDFDict): [title: string, below: string[]][] {
  const entries: [string, string[]][] = [];
  for (let ref = parent.get(PDFName.of('First')); ref; ) {
    const item = doc.context.lookup(ref, PDFDict);
    const below = item.has(PDFName.of('First')) ? outlineOf(doc, item).map(([title]) => title) : [];
    entries.push([item.lookup(PDFName.of('Title'), PDFHexString).decodeText(), below]);
    ref = item.get(PDFName.of('Next'));
  }
  return entries;
}

const known = new Map<Volume, Promise<MadePdf>>();
/** The book, which is made once. */
function made(volume: Volume): Promise<MadePdf> {
  const book = known.get(volume) ?? makeVolume(volume, 'Dr. Sudha Pillai, MD', fonts);
  known.set(volume, book);
  return book;
}

async function opened(volume: Volume): Promise<{ doc: PDFDocument; facts: PageFacts[] }> {
  const { bytes, facts } = await made(volume);
  return { doc: await PDFDocument.load(bytes, { updateMetadata: false }), facts };
}

const squeezed = (words: string) => words.replace(/\s/g, '');

test.each([
  ['the handbook', handbook, [300, 330]],
  ['the casebook', casebook, [300, 330]],
  ['the book in Hindi', conversations[0] as Volume, [16, 20]],
] as const)(
  '[PDF-01] lines of %s that name a chapter lead to it and give the number printed there',
  async (_, volume, [least, most]) => {
    const { doc, facts } = await opened(volume);
    expect(facts.length).toBeGreaterThanOrEqual(least);
    expect(facts.length).toBeLessThanOrEqual(most);
    expect(doc.getPageCount()).toBe(facts.length);
    let led = 0;
    for (const [at, page] of doc.getPages().entries())
      for (const target of targetsOf(doc, page)) {
        led += 1;
        const { label, text } = facts[target] as PageFacts;
        const lines = facts[at]?.text.split('\n') ?? [];
        // Its line and the number on the right are set one after the other; a long title is cut.
        const named = lines.some((line, row) => {
          const title = squeezed(line.replace(/ …$/, ''));
          return lines[row + 1] === label && title !== '' && squeezed(text).includes(title);
        });
        expect([at, target, named]).toEqual([at, target, true]);
      }
    const chapters = volume.parts.flatMap((part) => part.chapters);
    const references = chapters.flatMap(({ seeAlso = [] }) => seeAlso);
    expect(led).toBe(volume.parts.length + chapters.length + references.length);
    const titles = chapters.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  },
);

test('[PDF-01] pages before the text have Roman numbers, the text begins at 1, and the outline has parts', async () => {
  const { doc, facts } = await opened(handbook);
  const front = facts.findIndex(({ label }) => label === '1');
  expect(facts.slice(0, 5).map(({ label }) => label)).toEqual(['Cover', 'i', 'ii', 'iii', 'iv']);
  expect(facts[front]?.text).toMatch(/^Part 1\n/);
  expect(facts.at(-1)?.label).toBe(String(facts.length - front));
  const nums = doc.catalog.lookup(PDFName.of('PageLabels'), PDFDict).lookup(PDFName.of('Nums'), PDFArray);
  expect([0, 2, 4].map((at) => nums.lookup(at, PDFNumber).asNumber())).toEqual([0, 1, front]);
  const outline = outlineOf(doc, doc.catalog.lookup(PDFName.of('Outlines'), PDFDict));
  const parts = handbook.parts.map(({ title, chapters }) => [title, chapters.map((chapter) => chapter.title)]);
  expect(outline).toEqual([['How to use this book', []], ...parts]);
});

test('[PDF-01] what the casebook asks stands on a right-hand page, and its answer overleaf', async () => {
  const { facts } = await opened(casebook);
  const asked = facts.flatMap(({ text }, at) => {
    const [, number] = /^Question (\d+)\n/.exec(text) ?? [];
    return number ? [{ at, number }] : [];
  });
  const rights = quizSeeds.flatMap(({ ask }) => ask.map(({ options: [right] }) => right));
  expect(asked).toHaveLength(rights.length);
  for (const [index, { at, number }] of asked.entries()) {
    expect(at % 2).toBe(0);
    const [, of, letter, answer = ''] =
      /^Theanswertoquestion(\d+)([A-D])\.(.+)$/.exec(squeezed(facts[at + 1]?.text ?? '')) ?? [];
    const right = squeezed(rights[index] ?? '');
    expect(of).toBe(number);
    expect(answer.startsWith(right)).toBe(true);
    expect(squeezed(facts[at]?.text ?? '')).toContain(`${letter}.${right}`);
  }
  for (const [asks, answers, count] of [
    ['Before you turn the page', /^What was found\n/, 8],
    ['What it asks', /^What the club took home\n/, 11],
  ] as const) {
    const pages = facts.flatMap(({ text }, at) => (text.includes(asks) ? [at] : []));
    expect(pages).toHaveLength(count);
    for (const at of pages) {
      expect(at % 2).toBe(0);
      expect(facts[at + 1]?.text).toMatch(answers);
    }
  }
});

test('[PDF-01] a book that does not come in one piece has a copy that is quick to read in parts', async () => {
  const files = memoryFiles();
  const shelf = pdfShelf(files, new Date('2026-11-20T06:00:00Z'));
  await shelf.put('small.pdf', await made(handbook));
  await shelf.put('large.pdf', await made(conversations[0] as Volume));
  const [small, large] = shelf.documents;
  expect(small?.copyKey).toBeNull();
  expect(large?.copyKey).toBe(`copies/${large?.sha256}.pdf`);
  expect(await files.stat(large?.copyKey ?? '')).toMatchObject({ type: 'application/pdf' });
});

test.each([
  [1, 'i'],
  [4, 'iv'],
  [8, 'viii'],
  [9, 'ix'],
  [14, 'xiv'],
  [39, 'xxxix'],
])('[PDF-01] %i is written %s', (number, written) => {
  expect(roman(number)).toBe(written);
});
