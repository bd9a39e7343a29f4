import type { Code } from '@tvacha/shared-contract/codes';

/** The HTTP status of a refusal; what is not named here is a plain 400. */
const statuses: Partial<Record<Code, number>> = {
  SESSION_EXPIRED: 401,
  SESSION_REPLACED: 401,
  FORBIDDEN: 403,
  APPROVAL_PENDING: 403,
  PROOF_NEEDED: 403,
  PASSWORD_CHANGE_NEEDED: 403,
  OWN_WORK: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_TRIES: 429,
  RATE_LIMITED: 429,
  SERVER_ERROR: 500,
  UNAVAILABLE: 503,
  FAILED_TO_RESEND_EMAIL: 503,
};

export const statusOf = (code: Code): number => statuses[code] ?? 400;
