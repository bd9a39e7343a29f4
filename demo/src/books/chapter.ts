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
  /** Drawn by chance, the same each time for the same key. */
  | { figure: FigureSeed; key: string };

/** A chapter of a book, as it is set. */
export interface Chapter {
  title: string;
  body: readonly ChapterBlock[];
  /** Titles of other chapters of the same book. */
  seeAlso?: readonly string[];
}
