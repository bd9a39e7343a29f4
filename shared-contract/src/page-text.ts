/* How words are found in the text of a page: by the server in what it keeps, by a reader in what it has drawn. */

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

// Nearly every letter is one of these, and this is run over whole books.
const plainOf = (sign: string) =>
  sign < '\u0080' ? sign.toLowerCase() : sign.normalize('NFD').replace(accents, '').toLowerCase();

/** Without case and accents; white space is one blank, and a hyphen at the end of a line joins its two halves. */
export function fold(original: string): FoldedText {
  let text = '';
  const at: number[] = [];
  let index = 0;
  for (const sign of original) {
    const start = index;
    index += sign.length;
    if (space.test(sign)) {
      const halved =
        sign === '\n' && /[\p{L}]-$/u.test(text.slice(-3)) && /^\p{Ll}/u.test(original.slice(index, index + 2));
      if (halved) {
        text = text.slice(0, -1);
        at.pop();
      } else if (text && !text.endsWith(' ')) {
        text += ' ';
        at.push(start);
      }
      continue;
    }
    const plain = plainOf(sign);
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) at.push(start);
  }
  return { original, text, at };
}

export interface SearchFor {
  words: string;
  wholeWords: boolean;
}

/** What is looked for, as `fold` has it in a text; empty where nothing is asked for. */
export const wantedIn = (words: string): string => fold(words.trim()).text.trim();

/** A place in a text: from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
}

/** Where the words stand in a text, from its beginning on. */
export function findSpans({ original, text, at }: FoldedText, { words, wholeWords }: SearchFor): Span[] {
  const wanted = wantedIn(words);
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
export interface PageHit {
  /** From 1. */
  page: number;
  /** Which of those on its page, from 0. */
  nth: number;
  before: string;
  found: string;
  after: string;
}

const around = 48;
/** More in one document are of no use to anybody. */
export const mostHits = 1000;

/** Text of several lines as one: what the end of a line has halved is joined. */
export const line = (text: string) => text.replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1').replace(/\s+/g, ' ');

/** All places on one page, with the words around them. */
export function hitsOn(page: number, folded: FoldedText, search: SearchFor): PageHit[] {
  const text = folded.original;
  return findSpans(folded, search).map(({ start, end }, nth) => ({
    page,
    nth,
    before: line(text.slice(Math.max(0, start - around), start)),
    found: line(text.slice(start, end)).trim(),
    after: line(text.slice(end, end + around)),
  }));
}
