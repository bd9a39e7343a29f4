import type { AnalyticsMetric } from '@tvacha/shared-contract/vocabulary';
import { addressBlock } from '../../limits/address-block';
import { windowAt } from '../../limits/window-at';
import type { Ctx } from '../ctx';
import { createTally, type Tally } from './tally';

/** One tally an app: its counters are the one part that every ctx of an app shares. */
const tallies = new WeakMap<Ctx['counters'], Tally>();

/** Opens the tally of an app; what is counted without one is not kept. */
export function openTally({ db, counters }: Pick<Ctx, 'db' | 'counters'>): Tally {
  const tally = createTally(db);
  tallies.set(counters, tally);
  return tally;
}

export const tallyOf = (ctx: Ctx): Tally | undefined => tallies.get(ctx.counters);

/** Counts one for the charts of the back office. Takes no time and never fails; safe inside transactions. */
export function bump(ctx: Ctx, metric: AnalyticsMetric, key = ''): void {
  tallyOf(ctx)?.add(metric, key, ctx.clock.now());
}

const day = 24 * 3_600_000;

/** Does it once a day for this caller and this thing, however often it is asked; in its own time, and never failing. */
export function onceADay(ctx: Ctx, thing: string, then: () => void): void {
  const { userId, ip } = ctx.caller;
  const { start } = windowAt(ctx.clock.now().getTime(), day);
  const key = `once:${thing}:${userId ?? addressBlock(ip)}`;
  ctx.counters.hit(key, start, day).then(
    (count) => count === 1 && then(),
    () => undefined,
  );
}

/** The same as `bump`, once a day for this caller and this thing. */
export function countOnce(ctx: Ctx, metric: AnalyticsMetric, key: string, thing: string): void {
  onceADay(ctx, `${metric}:${thing}`, () => bump(ctx, metric, key));
}
