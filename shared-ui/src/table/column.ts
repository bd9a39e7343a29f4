import type { ReactNode } from 'react';

export interface Column<T> {
  key: string;
  title: string;
  render: (row: T) => ReactNode;
  width?: number | string;
  /** The orders that its head offers, as the list names them; without it the head is plain. */
  sort?: { asc?: string; desc?: string };
}

export interface Sorting {
  /** The order that the rows are in. */
  value: string;
  onChange: (value: string) => void;
}

export interface Choosing<T> {
  /** Keys of the chosen rows, of other pages too. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** What a row is called, such as a person's name. */
  nameOf: (row: T) => string;
}
