import { contentTypes, idSchema, type ReadContent } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import type { AnalyticsMetric } from '@tvacha/shared-contract/vocabulary';
import { addressBlock } from '../../limits/address-block';
import { windowAt } from '../../limits/counters';
import { type Ctx, createCtx } from '../ctx';
import { dayLong } from '../indian-day';
import { createTally, type Tally } from './tally';

/** One tally an app: its counters are the one part that every ctx of an app shares. */
const tallies = new WeakMap<Ctx['counters'], Tally>();

/** Opens the tally of an app; what is counted without one is not kept. */
export function openTally({ db, counters }: Pick<Ctx, 'db' | 'counters'>): Tally {
  const tally = createTally(db);
  tallies.set(counters, tally);
  return tally;
}

export const tallyOf = (ctx: Pick<Ctx, 'counters'>): Tally | undefined => tallies.get(ctx.counters);

/** Counts one for the charts of the back office. Takes no time and never fails; safe inside transactions. */
export function bump(ctx: Ctx, metric: AnalyticsMetric, key = ''): void {
  tallyOf(ctx)?.add(metric, key, ctx.clock.now());
}

/** Counts that the caller opened a piece of content: once a day, for its kind and for itself; in its own time, and never failing. */
export function noteRead(ctx: Ctx, type: ContentType, contentId: string): void {
  const { userId, ip, isOwn } = ctx.caller;
  if (isOwn) return;
  const { start } = windowAt(ctx.clock.now().getTime(), dayLong);
  ctx.counters.hit(`read:${contentId}:${userId ?? addressBlock(ip)}`, start, dayLong).then(
    (count) => {
      if (count !== 1) return;
      bump(ctx, 'reads', type);
      tallyOf(ctx)?.addRead(contentId, ctx.clock.now());
    },
    () => undefined,
  );
}

/** Counts that a visitor opened a page on which a piece of content is read, as if they had asked for it themselves. */
export function noteVisit(services: Omit<Ctx, 'caller'>, { type, id }: ReadContent, ip: string): void {
  // A release says what it is, and what is no id would hold up the writing of all that is counted.
  if (!contentTypes.includes(type) || !idSchema.safeParse(id).success) return;
  const details = { ip, appName: '', appVersion: '', userAgent: '', platform: '' };
  const ctx = createCtx({ ...services, caller: { role: 'all', ip, requestId: 'page', device: { details } } });
  noteRead(ctx, type, id);
}
