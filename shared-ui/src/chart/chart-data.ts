import { nice, ticks } from 'd3-array';

export interface Series {
  name: string;
  /** One for each category; 0 or more. */
  values: readonly number[];
}
export interface ChartProps {
  label: string;
  /** What the categories are, such as Month: the head of the table's first column. */
  categoryLabel: string;
  categories: readonly string[];
  /** Six at most: more cannot be told apart. */
  series: readonly Series[];
  /** How a number is written; with Indian grouping unless it says otherwise. */
  format?: (value: number) => string;
}

/** Where the middle of a category lies, in percent of the width. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * 100;

/** Which category lies under a part of the width, from 0 to 1. */
export const categoryAt = (part: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(part * count)));

export interface Axis {
  ticks: readonly number[];
  /** Percent of the height. */
  heightOf: (value: number) => number;
}

/** An axis from 0 to a round number above the largest value. */
export function axisFor(largest: number): Axis {
  const [, top] = nice(0, Math.max(1, largest), 4);
  // Half a doctor is no figure: small counts are whole.
  const marks = ticks(0, top, 4).filter((mark) => top >= 4 || Number.isInteger(mark));
  return { ticks: marks, heightOf: (value) => (value / top) * 100 };
}
