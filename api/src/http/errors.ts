import type { Code } from '@tvacha/shared-contract';
import { challengeOf } from '@tvacha/shared-contract/envelope';
import type { Log } from '../app/log';
import { Unreadable } from '../auth/seal';
import { isAway } from '../db/is-away';
import { Refusal } from '../services/refuse';
import { answerJson, everyHeader } from './answer-json';
import type { AppContext } from './caller';
import { failure } from './envelope';

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
  REGISTRATION_NUMBER_NEEDED: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_TRIES: 429,
  RATE_LIMITED: 429,
  SERVER_ERROR: 500,
  UNAVAILABLE: 503,
  FAILED_TO_RESEND_EMAIL: 503,
};

export const statusOf = (code: Code): number => statuses[code] ?? 400;

/** Seconds. */
const retryWhenBack = 2;

function answer(c: AppContext, code: Code, { result, retryAfter }: Refusal['extras'] = {}): Response {
  const status = statusOf(code);
  // The product's document: a 401 yields no body.
  if (status === 401)
    return new Response(null, { status, headers: { ...everyHeader(c), 'www-authenticate': challengeOf(code) } });
  return answerJson(c, failure(code, result), status, {
    ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
  });
}

/** The one place where errors become answers. What is not a refusal tells the caller nothing but its request id. */
export const answerError =
  (log: Log) =>
  (error: unknown, c: AppContext): Response => {
    if (!(error instanceof Error)) throw error;
    if (error instanceof Refusal) return answer(c, error.code, error.extras);
    const requestId = c.get('requestId');
    if (isAway(error)) {
      log.warn({ requestId, err: withoutParameters(error) }, 'database away');
      return answer(c, 'UNAVAILABLE', { retryAfter: retryWhenBack });
    }
    if (error instanceof Unreadable) {
      log.error({ requestId, version: error.version }, error.message);
      return answer(c, 'UNAVAILABLE');
    }
    log.error({ requestId, err: withoutParameters(error) }, 'failed');
    return answer(c, 'SERVER_ERROR');
  };

/** The ORM's errors carry the statement's parameters, which may be personal; its cause carries what went wrong. */
function withoutParameters(error: Error): object {
  const { cause } = error;
  if (cause instanceof Error)
    return { name: cause.name, message: cause.message, stack: error.stack?.split('\n    at ').slice(1) };
  return { name: error.name, message: error.message, stack: error.stack };
}

export const answerNothingHere = (c: AppContext) => answer(c, 'NOT_FOUND');
