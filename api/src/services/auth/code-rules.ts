import type { Ctx } from '../ctx';
import { requireProofOfWork } from './require-proof-of-work';

/** Lets an address ask for so many codes a minute; each further one costs some computing (SEC-10). */
export const allowCode = (ctx: Ctx): Promise<void> =>
  requireProofOfWork(ctx, { name: 'code', most: ctx.config.limits.codesPerMinute, window: 60_000 });

/** What is told with each code: for how many seconds it is good, and after how many there may be another. */
export interface CodeTerms {
  expiresIn: number;
  resendIn: number;
}

/** Those of a code that has just been sent. */
export function codeTerms({ config }: Ctx): CodeTerms {
  const { life, resendAfter } = config.otp;
  return { expiresIn: life / 1000, resendIn: resendAfter / 1000 };
}
