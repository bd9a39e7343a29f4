import type { Code } from '@tvacha/shared-contract/codes';

/** How things stand with a code that was sent. */
export interface CodeState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  problem: Code | null;
  /** Whether the code sent last can no longer be used. */
  codeExpired: boolean;
  /** Moments in milliseconds since the epoch. */
  resendAt: number;
  expiresAt: number;
}

/** When there may be another code, and until when this one is good. */
export type CodeMoments = Pick<CodeState, 'resendAt' | 'expiresAt'>;

export const noCode: CodeState = { status: 'idle', problem: null, codeExpired: false, resendAt: 0, expiresAt: 0 };

/** What the server says of a code it sent, in seconds, as moments of this clock. */
export function codeMoments({ resendIn, expiresIn }: { resendIn: number; expiresIn: number }) {
  const now = Date.now();
  return { resendAt: now + resendIn * 1000, expiresAt: now + expiresIn * 1000 };
}

/** While a request is under way nothing is said of the one before. */
export const begun = { status: 'loading', problem: null } as const satisfies Partial<CodeState>;

export const sent = (moments: CodeMoments): Partial<CodeState> => ({
  ...moments,
  status: 'ready',
  codeExpired: false,
});

export const timedOut = { codeExpired: true, problem: 'OTP_EXPIRED' } as const satisfies Partial<CodeState>;

const spent: readonly Code[] = ['OTP_EXPIRED', 'TOO_MANY_TRIES'];

/** A refusal; some leave the code without use. */
export const refused = (problem: Code): Partial<CodeState> => ({
  status: 'failed',
  problem,
  ...(spent.includes(problem) && { codeExpired: true }),
});
