import type { FoldedText, Span } from './page-text';
import { fold } from './page-text';

/* How words that were marked in one edition are found in another: by their letters and those around them alone. */

/** Words as they were marked, and the signs that stood before and after them. */
export interface Quoted {
  quote: string;
  before: string;
  after: string;
}

const noLetter = /[^\p{L}\p{N}\p{M}]+/gu;
const letter = /[\p{L}\p{N}\p{M}]/u;

/** The letters of a folded text: lines, blanks and hyphens may lie elsewhere in another edition. */
export const lettersOf = (folded: string): string => folded.replace(noLetter, '');

/** Words as they are looked for: the letters of each part. */
export interface WantedLetters {
  quote: string;
  before: string;
  after: string;
}

const plain = (text: string) => lettersOf(fold(text).text);

export const wantedLetters = ({ quote, before, after }: Quoted): WantedLetters => ({
  quote: plain(quote),
  before: plain(before),
  after: plain(after),
});

/** One place where the words may stand. */
export interface Place {
  /** Of its first letter, among the letters of its page. */
  start: number;
  /** How many letters around it are the same. */
  same: number;
}

const sameAtEnd = (one: string, other: string) => {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
};
const sameAtStart = (one: string, other: string) => {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
};

/** All places on a page, in order. */
export function placesOf(letters: string, { quote, before, after }: WantedLetters): Place[] {
  const places: Place[] = [];
  if (!quote) return places;
  for (let start = letters.indexOf(quote); start >= 0; start = letters.indexOf(quote, start + 1)) {
    const end = start + quote.length;
    const same =
      sameAtEnd(letters.slice(Math.max(0, start - before.length), start), before) +
      sameAtStart(letters.slice(end, end + after.length), after);
    places.push({ start, same });
  }
  return places;
}

/** So many letters around them tell words that stand in several places apart. */
const enoughAround = 8;
/** So long words are known by themselves where they stand only once. */
const enoughWords = 16;

interface PlacedOn extends Place {
  page: number;
}

/**
 * The page on which words stand now: where most around them is the same, of equals the nearest to the old page.
 * @param places all there are in the document
 * @returns nothing where no place is certain enough
 */
export function pageOf(places: readonly PlacedOn[], wanted: WantedLetters, oldPage: number): number | undefined {
  const far = ({ page }: PlacedOn) => Math.abs(page - oldPage);
  const [best] = [...places].sort((one, other) => other.same - one.same || far(one) - far(other));
  if (!best) return undefined;
  // At the very beginning or end of a document little stands around words.
  const around = Math.min(enoughAround, wanted.before.length + wanted.after.length);
  const isKnown = around > 0 && best.same >= around;
  const isAlone = places.length === 1 && wanted.quote.length >= enoughWords;
  return isKnown || isAlone ? best.page : undefined;
}

/** Where words stand in the text of the page on which they were found. */
export function spanOf({ original, text, at }: FoldedText, quoted: Quoted): Span | undefined {
  const wanted = wantedLetters(quoted);
  let letters = '';
  const from: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    // Letters outside of the first plane are two units.
    const sign = String.fromCodePoint(text.codePointAt(index) ?? 0);
    if (letter.test(sign)) {
      letters += sign;
      for (let unit = 0; unit < sign.length; unit += 1) from.push(at[index + unit] ?? 0);
    }
    index += sign.length - 1;
  }
  const [best] = placesOf(letters, wanted).sort((one, other) => other.same - one.same);
  if (!best) return undefined;
  const last = from[best.start + wanted.quote.length - 1] ?? 0;
  const end = last + String.fromCodePoint(original.codePointAt(last) ?? 0).length;
  return { start: from[best.start] ?? 0, end };
}
