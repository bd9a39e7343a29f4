import type { Reply, TestApp } from '../src/testing/make-app';

export interface Scale {
  /** How many calls come at once. */
  parallel: number;
  rounds: number;
}

export interface Outcome {
  calls: number;
  /** What was seen, in a few words. */
  seen: string;
  faults: string[];
}

/** Many calls at once that only one may win, and what must be so afterwards. */
export type Race = (test: TestApp, scale: Scale) => Promise<Outcome>;

export const atOnce = <T>(count: number, call: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => call(at)));

/** How many answers there were of each code, by code. */
export function tally(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of replies) {
    const said = status >= 500 ? `${status}` : body.code;
    counts[said] = (counts[said] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const told = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([code, count]) => `${count} ${code}`)
    .join(', ');

/** Notes what is not as it must be. */
export function expectations() {
  const faults: string[] = [];
  return {
    faults,
    same(what: string, seen: unknown, wanted: unknown): void {
      if (JSON.stringify(seen) !== JSON.stringify(wanted))
        faults.push(`${what}: ${JSON.stringify(seen)} and not ${JSON.stringify(wanted)}`);
    },
  };
}
