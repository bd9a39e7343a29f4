import { isWorkDone, type WorkChallenge } from '@tvacha/shared-contract/proof-of-work';
import { hmac, sameText } from '../../auth/hash';
import { addressBlock } from '../../limits/address-block';
import { windowAt } from '../../limits/counters';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

interface Allowance {
  name: string;
  /** How many an address may have in a window before each further one costs work. */
  most: number;
  /** Milliseconds. */
  window: number;
}

const sign = (ctx: Ctx, text: string) =>
  hmac(ctx.config.secrets.codePepper, `work\n${addressBlock(ctx.caller.ip)}\n${text}`);

async function makeChallenge(ctx: Ctx): Promise<WorkChallenge> {
  const ends = ctx.clock.now().getTime() + ctx.config.work.life;
  const seed = `${ends}.${crypto.randomUUID()}`;
  return { seed: `${seed}.${await sign(ctx, seed)}`, bits: ctx.config.work.bits };
}

/** Whether the caller handed in a sum of ours that is solved, not stale and new. */
async function hasWorked(ctx: Ctx): Promise<boolean> {
  const [seed = '', nonce = ''] = ctx.caller.work?.split(':') ?? [];
  const [ends = '', random = '', signature = ''] = seed.split('.');
  if (!sameText(signature, await sign(ctx, `${ends}.${random}`))) return false;
  const { bits, life } = ctx.config.work;
  const end = Number(ends);
  if (end <= ctx.clock.now().getTime() || !(await isWorkDone({ seed, bits }, nonce))) return false;
  return (await ctx.counters.hit(`work:${random}`, end - life, life)) === 1;
}

/**
 * Lets an address do something often for the price of some computing, where a plain limit would shut out the many
 * people who share it (SEC-10). Refuses with the sum to be solved.
 */
export async function requireProofOfWork(ctx: Ctx, { name, most, window }: Allowance): Promise<void> {
  const { start, retryAfter } = windowAt(ctx.clock.now().getTime(), window);
  const count = await ctx.counters.hit(`${name}:${addressBlock(ctx.caller.ip)}`, start, window);
  if (count <= most || (await hasWorked(ctx))) return;
  refuse('RATE_LIMITED', { retryAfter, result: { challenge: await makeChallenge(ctx) } });
}
