import type { CallRules } from '@tvacha/shared-contract';
import { addressBlock } from '../limits/address-block';
import { identify } from '../services/auth/identify';
import type { Caller, Ctx } from '../services/ctx';
import { countUnder } from '../services/limit';

const window = 60_000;

const callerKey = ({ userId, ip }: Caller) => (userId ? `user:${userId}` : `ip:${addressBlock(ip)}`);

/** Counts a call against its user, or against its address where nobody is logged in (SEC-42). */
export async function limitCalls(ctx: Ctx, { limit }: CallRules): Promise<void> {
  if (limit === 'none') return;
  const { caller, config } = ctx;
  const key = callerKey(caller);
  const most = caller.userId ? config.limits.userPerMinute : config.limits.anonymousPerMinute;
  await countUnder(ctx, { key: `calls:${key}`, most, window });
  if (limit) await countUnder(ctx, { key: `${limit}:${key}`, most: config.limits[limit], window });
}

/** Who a token stands for. One that is not good counts against the address it came from, so guessing is bounded too. */
export async function knownCaller(ctx: Ctx, rules: CallRules, token: string): Promise<Caller> {
  try {
    return await identify({ ctx, token });
  } catch (error) {
    await countUnder(ctx, {
      key: `calls:${callerKey(ctx.caller)}`,
      most: ctx.config.limits.anonymousPerMinute,
      window,
    });
    if (rules.token === 'optional') return ctx.caller;
    throw error;
  }
}
