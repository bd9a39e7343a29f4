import type { Code } from '@tvacha/shared-contract/codes';

export interface RefusalExtras {
  /** What the caller may know beside the code. */
  result?: unknown;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** Whose account it was about, for the log; the caller is not told. */
  about?: string | null | undefined;
}

/** A rule said no. Carries a code and nothing of HTTP; the words come from the catalogue. */
export class Refusal extends Error {
  constructor(
    readonly code: Code,
    readonly extras: RefusalExtras = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }
}

/** Ends a verb with a code: `refuse('APPROVAL_PENDING')`. */
export function refuse(code: Code, extras?: RefusalExtras): never {
  throw new Refusal(code, extras);
}
