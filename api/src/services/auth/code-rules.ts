import type { Ctx } from '../ctx';
import { Refusal } from '../refuse';
import { askForWork } from './ask-for-work';

/** Lets an address ask for so many codes a minute; each further one costs some computing (SEC-10). */
export const allowCode = (ctx: Ctx): Promise<void> =>
  askForWork(ctx, { name: 'code', most: ctx.config.limits.codesPerMinute, window: 60_000 });

/** What is told with each code: for how many seconds it is good, and after how many there may be another. */
export function codeTerms({ config }: Ctx): { expiresIn: number; resendIn: number } {
  const { life, resendAfter } = config.otp;
  return { expiresIn: life / 1000, resendIn: resendAfter / 1000 };
}

/** For what goes on all the same: a contact that was sent a code a moment ago has one. */
export function unlessTooSoon(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'RATE_LIMITED')) throw error;
}
