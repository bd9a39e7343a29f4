import type { Child } from './child';
import type { Load, Loaded } from './load';

export interface Contender {
  name: string;
  url: string;
  token?: string;
  /** Beside the token. */
  cookie?: string;
}

export interface Rate {
  perSecond: number;
  p50: number;
  p99: number;
}

export const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** The value that a share of them, such as 0.95, does not exceed. */
export const percentile = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.ceil(list.length * share) - 1] ?? 0;

interface Rounds {
  rounds: number;
  seconds: number;
  connections: number;
}

/** Loads each contender in turn, round after round, so that what else the machine does falls on all; medians. */
export async function ratesOf(
  driver: Child,
  contenders: readonly Contender[],
  { rounds, seconds, connections }: Rounds,
) {
  const samples = new Map(contenders.map(({ name }) => [name, [] as Loaded[]]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, url, token, cookie } of contenders) {
      const load: Load = { url, connections, seconds, ...(token && cookie ? { token, cookie } : {}) };
      const sample = await driver.ask<Loaded>(load);
      if (sample.failed > 0) throw new Error(`${name}: ${sample.failed} calls failed`);
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
  const rates: Record<string, Rate> = {};
  for (const [name, list] of samples) {
    rates[name] = {
      perSecond: median(list.map(({ perSecond }) => perSecond)),
      p50: median(list.map(({ p50 }) => p50)),
      p99: median(list.map(({ p99 }) => p99)),
    };
  }
  return rates;
}
