import type { OperationId } from '@tvacha/shared-contract/routes';
import { addressBlock } from '../limits/address-block';
import { identify } from '../services/auth/identify';
import type { Caller, Ctx } from '../services/ctx';
import { countUnder } from '../services/limit';
import { operationLimits, uncounted } from './operation-limits';

const window = 60_000;

const callerKey = ({ userId, ip }: Caller) => (userId ? `user:${userId}` : `ip:${addressBlock(ip)}`);

/** Counts a call against its user, or against its address where nobody is logged in (SEC-42). */
export async function limitCalls(ctx: Ctx, id: OperationId): Promise<void> {
  if (uncounted.has(id)) return;
  const { caller, config } = ctx;
  const key = callerKey(caller);
  const most = caller.userId ? config.limits.userPerMinute : config.limits.anonymousPerMinute;
  await countUnder(ctx, { key: `calls:${key}`, most, window });
  const own = operationLimits[id];
  if (own) await countUnder(ctx, { key: `${own}:${key}`, most: config.limits[own], window });
}

/** A stale ticket here is a stale link, not the end of a session (AUTH-06). */
const forgiving: ReadonlySet<OperationId> = new Set<OperationId>(['auth.password.reset']);

/** Who a token stands for. One that is not good counts against the address it came from, so guessing is bounded too. */
export async function knownCaller(ctx: Ctx, id: OperationId, token: string): Promise<Caller> {
  try {
    return await identify({ ctx, token });
  } catch (error) {
    await countUnder(ctx, {
      key: `calls:${callerKey(ctx.caller)}`,
      most: ctx.config.limits.anonymousPerMinute,
      window,
    });
    if (forgiving.has(id)) return ctx.caller;
    throw error;
  }
}
