import type { Code } from '@tvacha/shared-contract/codes';
import * as constants from '@tvacha/shared-contract/constants';
import { storage } from '@tvacha/shared-core/storage';

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

/** The number as others may see it over a shoulder: `+91 90xxx xx321`. */
export const maskedPhone = (digits: string): string =>
  `${constants.countryCode} ${digits.slice(0, 2)}xxx xx${digits.slice(-3)}`;

/** What was asked for with a code, and until when that code counts. */
export interface StoredCode extends CodeMoments {
  use: 'reset' | 'demo' | 'login';
  /** Who asked, where the next code has to be asked for with a name. */
  name?: string;
}

const isKept = (value: unknown): value is StoredCode =>
  typeof value === 'object' && value !== null && 'use' in value && 'resendAt' in value && 'expiresAt' in value;

/** Lets a reload find the place again at which a code is waited for. The code itself is never kept. */
export const keepCode = (kept: StoredCode): void => storage.set('sentCode', JSON.stringify(kept));

export const forgetCode = (): void => storage.remove('sentCode');

/** The code that this tab waits for, where it was asked for with this purpose. */
export function storedCode(use: StoredCode['use']): StoredCode | null {
  try {
    const kept: unknown = JSON.parse(storage.get('sentCode') ?? 'null');
    return isKept(kept) && kept.use === use ? kept : null;
  } catch {
    return null;
  }
}
