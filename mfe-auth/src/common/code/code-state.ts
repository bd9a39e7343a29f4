import type { Code } from '@tvacha/shared-contract/codes';

/** What leaves a code without use. */
const spenders = ['OTP_EXPIRED', 'TOO_MANY_TRIES'] as const satisfies readonly Code[];
export type Spender = (typeof spenders)[number];
export const isSpender = (code: Code): code is Spender => spenders.some((one) => one === code);

/** How things stand with a code that was sent. */
export interface CodeState {
  /** Whether the code sent last can no longer be used, and why. */
  codeExpired: boolean;
  problem: Code | null;
  /** Moments in milliseconds since the epoch. */
  resendAt: number;
  expiresAt: number;
}

/** When there may be another code, and until when this one is good. */
export type CodeMoments = Pick<CodeState, 'resendAt' | 'expiresAt'>;

export const noCode: CodeState = { codeExpired: false, problem: null, resendAt: 0, expiresAt: 0 };

/** What the server says of a code it sent, in seconds, as moments of this clock. */
export function codeMoments({ resendIn, expiresIn }: { resendIn: number; expiresIn: number }): CodeMoments {
  const now = Date.now();
  return { resendAt: now + resendIn * 1000, expiresAt: now + expiresIn * 1000 };
}

export const sent = (moments: CodeMoments): CodeState => ({ ...noCode, ...moments });

export const spent = (problem: Spender): Pick<CodeState, 'codeExpired' | 'problem'> => ({ codeExpired: true, problem });
