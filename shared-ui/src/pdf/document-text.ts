import type { PdfFile } from './page-list';

/** A text as it was written and as it is compared, with the place in the original for each letter of that. */
export interface FoldedText {
  original: string;
  text: string;
  at: number[];
}

// Of Latin letters alone: in Devanagari the marks are vowels.
const accents = /[\u0300-\u036f]/g;
const space = /\s/;
const letter = /[\p{L}\p{N}\p{M}]/u;

/** Without case and accents; white space is one blank, and a hyphen at the end of a line joins its two halves. */
export function fold(original: string): FoldedText {
  let text = '';
  const at: number[] = [];
  let index = 0;
  for (const sign of original) {
    const start = index;
    index += sign.length;
    if (space.test(sign)) {
      const halved = sign === '\n' && /[\p{L}]-$/u.test(text) && /^\p{Ll}/u.test(original.slice(index));
      if (halved) {
        text = text.slice(0, -1);
        at.pop();
      } else if (text && !text.endsWith(' ')) {
        text += ' ';
        at.push(start);
      }
      continue;
    }
    const plain = sign.normalize('NFD').replace(accents, '').toLowerCase();
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) at.push(start);
  }
  return { original, text, at };
}

export interface SearchFor {
  words: string;
  wholeWords: boolean;
}

/** A place in a text: from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
}

/** Where the words stand in a text, from its beginning on. */
export function findSpans({ original, text, at }: FoldedText, { words, wholeWords }: SearchFor): Span[] {
  const wanted = fold(words.trim()).text.trim();
  if (!wanted) return [];
  const spans: Span[] = [];
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + wanted.length)) {
    const after = from + wanted.length;
    const isPart = letter.test(text[from - 1] ?? ' ') || letter.test(text[after] ?? ' ');
    if (wholeWords && isPart) continue;
    spans.push({ start: at[from] ?? 0, end: at[after] ?? original.length });
  }
  return spans;
}

/** One place where the words stand. */
export interface Hit {
  /** From 1. */
  page: number;
  /** Which of those on its page, from 0. */
  nth: number;
  before: string;
  found: string;
  after: string;
}

const around = 48;
/** More are of no use to anybody. */
export const mostHits = 1000;

const line = (text: string) => text.replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1').replace(/\s+/g, ' ');

/** All places in the document, by page and in order, with the words around them. */
export function findHits(pages: readonly FoldedText[], search: SearchFor): Hit[] {
  const hits: Hit[] = [];
  for (const [index, page] of pages.entries()) {
    const text = page.original;
    for (const [nth, { start, end }] of findSpans(page, search).entries()) {
      hits.push({
        page: index + 1,
        nth,
        before: line(text.slice(Math.max(0, start - around), start)),
        found: line(text.slice(start, end)).trim(),
        after: line(text.slice(end, end + around)),
      });
      if (hits.length === mostHits) return hits;
    }
  }
  return hits;
}

/** Pages that are read between two of the reports: each makes the list of hits anew. */
const pagesAtOnce = 20;

/**
 * The text of each page, as its text layer has it.
 * @param onPages hears of the pages read so far, some at a time
 */
export async function readText(
  pdf: PdfFile,
  onPages: (pages: readonly FoldedText[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const pages: FoldedText[] = [];
  while (pages.length < pdf.numPages && !signal.aborted) {
    const page = await pdf.getPage(pages.length + 1);
    const { items } = await page.getTextContent();
    pages.push(fold(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')));
    const isDue = pages.length % pagesAtOnce === 0 || pages.length === pdf.numPages;
    if (isDue && !signal.aborted) onPages([...pages]);
  }
}
