import { addressBlock } from '../../limits/address-block';
import { windowAt } from '../../limits/counters';
import type { Ctx } from '../ctx';
import { plain, searchTerms } from '../finder/match';
import { tallyOf } from './bump';
import type { MissKind } from './tally';

const day = 24 * 3_600_000;
/** Misses of one caller that count in a day. */
const mostOfOne = 20;
/** Letters that are kept, and digits: three may be a strength or a year's end, more may be a phone or a code. */
const mostLetters = 60;
const mostDigits = 2;

const isAddress = (text: string) => /[@＠]|https?:|www\./i.test(text);

/**
 * A text as it may be kept: sixty letters at most.
 * @returns null where it may be of a person, as numbers and addresses are, and where there is next to nothing
 */
export function impersonal(text: string): string | null {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  if (digits > mostDigits || isAddress(text)) return null;
  const kept = text.slice(0, mostLetters).trim();
  return /\p{L}.*\p{L}/su.test(kept) ? kept : null;
}

/** The words of a search as they may be kept: folded, without those that say nothing; null where they may not be. */
export const keptWords = (search: string): string | null =>
  impersonal(search) && impersonal(searchTerms(search).map(plain).join(' '));

/**
 * Counts that a search found nothing, once a day for this caller; in its own time, and never failing. Of one caller
 * and of all together only so many count, so that nobody fills the table.
 */
export function noteMiss(ctx: Ctx, kind: MissKind, words: string | null): void {
  const { userId, ip, isOwn } = ctx.caller;
  if (!words || isOwn) return;
  const { counters, config, clock } = ctx;
  const { start } = windowAt(clock.now().getTime(), day);
  const who = userId ?? addressBlock(ip);
  const count = (key: string) => counters.hit(key, start, day);
  const room = async () =>
    (await count(`miss:${kind}:${words}:${who}`)) === 1 &&
    (await count(`misses:${who}`)) <= mostOfOne &&
    (await count('misses')) <= config.limits.missesPerDay;
  room().then(
    (isFree) => isFree && tallyOf(ctx)?.addMiss(kind, words, clock.now()),
    () => undefined,
  );
}
