import { hmac } from '../auth/hash';
import { windowAt } from '../limits/counters';
import type { Ctx } from './ctx';
import { refuse } from './refuse';

export interface Limit {
  /** What is counted, for instance `lookup`. */
  name: string;
  /** Whose tries are counted together; kept only as a keyed hash. */
  of: string;
  most: number;
  /** Milliseconds. One name has one window. */
  window: number;
}

const keyOf = async (ctx: Ctx, { name, of }: Pick<Limit, 'name' | 'of'>) =>
  `${name}:${await hmac(ctx.config.secrets.codePepper, of)}`;

/** Counts one try before it is made, and refuses it where there were too many in this window. */
export async function limit(ctx: Ctx, { most, window, ...what }: Limit): Promise<void> {
  await countUnder(ctx, { key: await keyOf(ctx, what), most, window });
}

/** The same for a key that is nobody's secret and needs no hash. */
export async function countUnder(
  ctx: Ctx,
  { key, most, window }: Pick<Limit, 'most' | 'window'> & { key: string },
): Promise<void> {
  const { start, retryAfter } = windowAt(ctx.clock.now().getTime(), window);
  const count = await ctx.counters.hit(key, start, window);
  if (count > most) refuse('RATE_LIMITED', { retryAfter });
}
