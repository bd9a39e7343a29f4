import type { Code } from '@tvacha/shared-contract/codes';
import type { ValidationIssue } from '@tvacha/shared-contract/envelope';

interface Details {
  issues?: ValidationIssue[];
  retryAfter?: number;
  triesLeft?: number;
}

/** A call that was refused or never answered. It carries the code and never the body. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: Code;
  /** 0 where no answer came. */
  readonly status: number;
  /** Which fields are wrong, for VALIDATION_FAILED. */
  readonly issues: ValidationIssue[];
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfter: number | undefined;
  /** Tries left for a code that was given wrong, where the server says so. */
  readonly triesLeft: number | undefined;

  constructor(code: Code, status: number, { issues = [], retryAfter, triesLeft }: Details = {}) {
    super(`${code} (${status})`);
    this.code = code;
    this.status = status;
    this.issues = issues;
    this.retryAfter = retryAfter;
    this.triesLeft = triesLeft;
  }
}
