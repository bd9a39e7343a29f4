import { windowAt } from '../../limits/window-at';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

const window = 60_000;

/**
 * Keeps the SMS of a minute within what the deployment pays for (SEC-12). Over it a code by phone is not to be had for
 * a while; email and password still are.
 */
export async function spendSms(ctx: Ctx): Promise<void> {
  const { start, retryAfter } = windowAt(ctx.clock.now().getTime(), window);
  const count = await ctx.counters.hit('sms', start, window);
  if (count > ctx.config.limits.smsPerMinute) refuse('UNAVAILABLE', { retryAfter });
}
