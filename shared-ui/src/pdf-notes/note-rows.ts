import type { Mark } from '@tvacha/shared-contract';
import { boxOf } from './geometry';

/** What a mark says in a list: the words it stands on, and what was written. */
export interface NoteRow {
  mark: Mark;
  quote: string;
  text: string;
}

/** In reading order: by page, from above to below, from left to right. */
export function readingOrder(marks: readonly Mark[]): Mark[] {
  return [...marks].sort((one, other) => {
    if (one.page !== other.page) return one.page - other.page;
    const [left, , , top] = boxOf(one);
    const [otherLeft, , , otherTop] = boxOf(other);
    return otherTop - top || left - otherLeft;
  });
}

/** A picture has none. */
export const colourOf = (mark: Mark) => (mark.kind === 'image' ? undefined : mark.colour);

const words = (mark: Mark): NoteRow => ({
  mark,
  quote: mark.kind === 'highlight' ? mark.quote : '',
  text: mark.kind === 'image' ? mark.alt : mark.kind === 'ink' || mark.kind === 'shape' ? '' : mark.text,
});

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The rows of the list of notes: those in which all words that are searched for stand, and of this colour. */
export function noteRows(marks: readonly Mark[], search = '', colour?: string): NoteRow[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return readingOrder(marks)
    .filter((mark) => colour === undefined || colourOf(mark) === colour)
    .map(words)
    .filter(({ quote, text }) => {
      const said = plain(`${quote} ${text}`);
      return wanted.every((word) => said.includes(word));
    });
}

/** Signs that would be read as Markdown are shown as they are. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#+|~-]/g, '\\$&');

/** The notes as Markdown: of each page its quotes and notes. Drawings have no words, and are left out. */
export function asMarkdown(title: string, marks: readonly Mark[], page: (number: number) => string): string {
  const rows = noteRows(marks).filter(({ quote, text }) => quote || text);
  const pages = [...new Set(rows.map(({ mark }) => mark.page))];
  const parts = pages.map((number) => {
    const of = rows.filter(({ mark }) => mark.page === number);
    const said = of.map(({ quote, text }) => {
      const quoted = quote && `> ${escaped(quote).replaceAll('\n', '\n> ')}`;
      return [quoted, escaped(text)].filter(Boolean).join('\n\n');
    });
    return `## ${page(number)}\n\n${said.join('\n\n')}`;
  });
  return `# ${escaped(title)}\n\n${parts.join('\n\n')}\n`;
}
