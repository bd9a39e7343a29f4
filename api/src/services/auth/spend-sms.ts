import type { OtpPurpose } from '../../db/schema';
import { windowAt } from '../../limits/counters';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

const window = 60_000;

/** Parts of the budget: who has codes sent to numbers of no member must not stop the members' logins. */
const shares = { login: 0.6, registration: 0.3, demo: 0.1 };
const partOf: Record<OtpPurpose, keyof typeof shares> = {
  login: 'login',
  prove: 'login',
  reset: 'login',
  'register-phone': 'registration',
  'register-email': 'registration',
  change: 'registration',
  demo: 'demo',
};

/**
 * Keeps the SMS of a minute within what the deployment pays for (SEC-12). Over it a code by phone is not to be had for
 * a while; email and password still are.
 * @param really whether there will be a message; where there is none nothing is spent, and the answer is the same
 */
export async function spendSms(ctx: Ctx, purpose: OtpPurpose, really: boolean): Promise<void> {
  const part = partOf[purpose];
  const most = Math.max(1, Math.floor(ctx.config.limits.smsPerMinute * shares[part]));
  const { start, retryAfter } = windowAt(ctx.clock.now().getTime(), window);
  const before = (await ctx.counters.hit(`sms:${part}`, start, window, really ? 1 : 0)) - (really ? 1 : 0);
  if (before >= most) refuse('UNAVAILABLE', { retryAfter });
}
