import { nice, ticks } from 'd3-array';

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
