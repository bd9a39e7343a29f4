import type { Code } from './codes';

/** The one shape of every JSON answer. `token` is present when the server hands out a new access token. */
export interface Envelope<Result = unknown> {
  error: boolean;
  code: Code;
  message: string;
  result: Result;
  token?: string;
}

/** What a refused input says: where it is wrong and how. `path` starts with `body`, `query` or `params`. */
export interface ValidationIssue {
  path: string;
  message: string;
}
/** What INVALID_OTP says to the browser that asked for the code: how many tries it has left. */
export interface TriesResult {
  triesLeft: number;
}
export interface ValidationResult {
  issues: ValidationIssue[];
}

/**
 * What a 401 says in `WWW-Authenticate`, as its body is empty: the error of RFC 6750, and the product's code beside
 * it.
 */
export const challengeOf = (code: Code): string => `Bearer error="invalid_token", code="${code}"`;

/** The code in such a header; undefined where there is none. */
export const codeInChallenge = (header: unknown): string | undefined =>
  typeof header === 'string' ? /\bcode="(\w+)"/.exec(header)?.[1] : undefined;
