import { pathToFileURL } from 'node:url';
import { makeBooks } from '@tvacha/demo/make-books';
import { pdfShelf } from '@tvacha/demo/pdf-shelf';
import type { Result } from '@tvacha/shared-contract';
import { contents, documentPages, documents } from '../../db/schema';
import { startParser } from '../../node/parser/parser-process';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter, type LoggedIn } from '../../testing/people';

/** The short books, and the one in Hindi behind them. */
const books = 37;
const phrases = 1000;
const wordsOfPhrase = 5;

const reader = startParser({ limit: 120_000, flags: ['--import', pathToFileURL(require.resolve('tsx')).href] });
afterAll(() => reader.close());

let test$: TestApp;
let doctor: LoggedIn;
/**
 * Each page of each book as pdf.js reads its file, without the line of its foot, which it joins to the number: the
 * server kept what was set, and read none of them.
 */
const pages: { book: string; page: number; lines: string[] }[] = [];

beforeAll(async () => {
  test$ = await makeApp();
  doctor = await enter(test$, await addUser(test$.db));
  const { db, files, clock } = test$;
  const shelf = pdfShelf(files, clock.now());
  const { rows } = await makeBooks({ shelf, pdfs: books, log: () => undefined });
  await db.insert(documents).values(shelf.documents);
  for (let from = 0; from < shelf.pages.length; from += 100)
    await db.insert(documentPages).values(shelf.pages.slice(from, from + 100));
  for (const { fileKey, slug, title } of rows.filter((row) => row.fileKey)) {
    const values = { type: 'ejournal', slug, title, publishedOn: '2026-05-01', fileKey } as const;
    const [book] = await db.insert(contents).values(values).returning();
    const bytes = new Uint8Array(await new Response(await files.read(fileKey ?? '')).arrayBuffer());
    for (let from = 1, total = 1; from <= total; ) {
      const read = await reader.readPages(bytes, from);
      total = read.total;
      for (const [at, { text }] of read.pages.entries())
        pages.push({ book: book?.id ?? '', page: from + at, lines: linesOf(text) });
      from += read.pages.length;
    }
  }
});

const foot = /^\d+Tvacha\b/;
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !foot.test(line));

/** The same numbers in each run, from 0 to below 1. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Words that follow one another on a page, with the numbers of their lines; a hyphen at a line's end joins its halves. */
function wordsOf(lines: readonly string[]) {
  const words: { word: string; line: number }[] = [];
  let half = '';
  for (const [at, line] of lines.entries())
    for (const [nth, word] of line.split(/\s+/).filter(Boolean).entries()) {
      const isLast = nth === line.split(/\s+/).filter(Boolean).length - 1;
      if (isLast && /[a-z]-$/.test(word) && /^[a-z]/.test(lines[at + 1] ?? '')) {
        half += word.slice(0, -1);
        continue;
      }
      words.push({ word: half + word, line: at });
      half = '';
    }
  return words;
}

type Page = (typeof pages)[number];
const isHindi = ({ lines }: Page) => lines.some((line) => /\p{Script=Devanagari}/u.test(line));

/** Phrases of these pages that are not found on their page, and how many of those tried go over the end of a line. */
async function tryPhrases(from: readonly Page[], wanted: number): Promise<{ lost: string[]; over: number }> {
  const next = numbers(20_261_126);
  const lost: string[] = [];
  let [tried, over] = [0, 0];
  while (tried < wanted) {
    const one = from[Math.floor(next() * from.length)];
    const words = wordsOf(one?.lines ?? []);
    if (!one || words.length <= wordsOfPhrase) continue;
    const first = Math.floor(next() * (words.length - wordsOfPhrase));
    const phrase = words.slice(first, first + wordsOfPhrase);
    const search = phrase.map(({ word }) => word).join(' ');
    tried += 1;
    if (phrase[0]?.line !== phrase.at(-1)?.line) over += 1;
    const query = `contentId=${one.book}&search=${encodeURIComponent(search)}`;
    const { body } = await test$.call('GET', `/api/documents/search?${query}`, doctor);
    const { items } = body.result as Result<'documents.search'>;
    if (!items.some(({ page }) => page === one.page)) lost.push(`${one.page}: ${search}`);
  }
  return { lost, over };
}

test('[PDF-01] of 1,000 phrases of the books each is found on its page, two hundred of them over the end of a line', async () => {
  const english = pages.filter((page) => !isHindi(page));
  const { lost, over } = await tryPhrases(english, phrases);
  expect(lost).toEqual([]);
  expect(over).toBeGreaterThan(200);
});

test('[PDF-01] what pdf.js reads in a book in Hindi is what the server kept, phrases over the end of a line too', async () => {
  const hindi = pages.filter(isHindi);
  expect(hindi).toHaveLength(18);
  const { lost, over } = await tryPhrases(hindi, 100);
  expect(lost).toEqual([]);
  expect(over).toBeGreaterThan(20);
});
