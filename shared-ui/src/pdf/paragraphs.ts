import { joinLines, plainWords } from './plain-words';
import type { SlotWords } from './reader-slots';

export interface Paragraph {
  text: string;
  /** In letters that are larger than those of the rest. */
  isHeading: boolean;
}

interface Line {
  text: string;
  /** Points from the left and from the bottom. */
  left: number;
  base: number;
  size: number;
}

/** Parts of the size of the letters: by how much lines of one paragraph may differ, and how far its first is set in. */
const sameSize = 0.12;
const setIn = 0.8;
/** Parts of the usual distance of lines from which on a new paragraph begins. */
const apart = 1.3;
const larger = 1.15;

function linesOf(items: readonly SlotWords[]): Line[] {
  const lines: Line[] = [];
  let isNew = true;
  for (const { str, hasEOL, transform } of items) {
    const [, , c = 0, d = 0, left = 0, base = 0] = transform;
    const size = Math.hypot(c, d);
    const line = lines.at(-1);
    const words = plainWords(str);
    if (words.trim() !== '' && (isNew || !line || Math.abs(line.base - base) > line.size / 2)) {
      lines.push({ text: words, left, base, size });
      isNew = false;
    } else if (line && !isNew) {
      line.text += words;
      line.size = Math.max(line.size, words.trim() ? size : 0);
    }
    if (hasEOL) isNew = true;
  }
  return lines.map((line) => ({ ...line, text: line.text.replaceAll(/\s+/g, ' ').trim() }));
}

const middle = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** The size of most letters. */
function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/**
 * The text of a page as paragraphs, in the order of the file: lines that stand close to each other in letters of one
 * size belong together, also over the end of a column.
 */
export function paragraphsOf(items: readonly SlotWords[]): Paragraph[] {
  const lines = linesOf(items);
  const body = bodySize(lines);
  const usual = middle(
    lines.flatMap(({ base }, at) => (at > 0 ? [(lines[at - 1] as Line).base - base] : []).filter((gap) => gap > 0)),
  );
  const found: { text: string; first: Line; last: Line }[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    if (!open) {
      found.push({ text: line.text, first: line, last: line });
      continue;
    }
    const gap = open.last.base - line.base;
    const isOther = Math.abs(open.last.size - line.size) > sameSize * open.last.size;
    // Up the page: another column, in which a sentence may go on.
    const isApart = gap < 0 ? /[.!?:।]["”’)]*$/.test(open.last.text) : gap > apart * usual;
    const isSetIn = gap > 0 && line.left - open.last.left > setIn * line.size && open.last !== open.first;
    if (isOther || isApart || isSetIn) found.push({ text: line.text, first: line, last: line });
    else {
      open.text = joinLines(open.text, line.text);
      open.last = line;
    }
  }
  return found.map(({ text, first }) => ({ text, isHeading: first.size > larger * body && text.length < 200 }));
}
