/** What a bench measured, and what it is to be. */
export interface Figure {
  what: string;
  value: number;
  aim: string;
  met: boolean;
  from: string;
}

export const atLeast = (what: string, value: number, least: number, from: string): Figure => ({
  what,
  value,
  aim: `≥ ${least}`,
  met: value >= least,
  from,
});

export const atMost = (what: string, value: number, most: number, from: string): Figure => ({
  what,
  value,
  aim: `≤ ${most}`,
  met: value <= most,
  from,
});

export const count = (value: number) => Math.round(value).toLocaleString('en-IN');
