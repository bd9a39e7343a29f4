import type { FigureSeed } from './monographs/monograph';

type Pairs = readonly (readonly [name: string, text: string])[];

export type ChapterBlock =
  | { heading: string }
  | { paragraph: string }
  | { list: readonly string[] }
  /** Two columns: a name and what tells it apart. */
  | { table: string; rows: Pairs }
  /** Steps of treatment. */
  | { ladder: string; rows: Pairs }
  /** Goes on at the top of the next page, or of the next right-hand one: what is asked there is answered overleaf. */
  | { next: 'page' | 'recto' }
  /** Drawn by chance, the same each time for the same key. */
  | { figure: FigureSeed; key: string };

/** A chapter of a book, as it is set. */
export interface Chapter {
  title: string;
  body: readonly ChapterBlock[];
  /** Begins on a right-hand page. */
  isRecto?: boolean;
  /** Titles of other chapters of the same book. */
  seeAlso?: readonly string[];
}
