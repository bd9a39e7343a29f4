import type { Code } from '@tvacha/shared-contract';
import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '../app/log';
import { isAway } from '../db/is-away';
import { Refusal } from '../services/refuse';
import type { AppContext, AppEnv } from './caller';
import { failure } from './envelope';
import { statusOf } from './status';

/** Seconds. */
const retryWhenBack = '2';

const answer = (c: AppContext, code: Code, result: unknown = null) =>
  c.json(failure(code, result), statusOf(code) as ContentfulStatusCode);

/** The one place where errors become answers. What is not a refusal tells the caller nothing but its request id. */
export function answerError(log: Log): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof Refusal) {
      const { retryAfter, result } = error.extras;
      if (retryAfter !== undefined) c.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
      return answer(c, error.code, result);
    }
    if (isAway(error)) {
      log.warn({ requestId: c.get('requestId'), err: withoutParameters(error) }, 'database away');
      c.header('retry-after', retryWhenBack);
      return answer(c, 'UNAVAILABLE');
    }
    log.error({ requestId: c.get('requestId'), err: withoutParameters(error) }, 'failed');
    return answer(c, 'SERVER_ERROR');
  };
}

/** The ORM's errors carry the statement's parameters, which may be personal; its cause carries what went wrong. */
function withoutParameters(error: Error): object {
  const { cause } = error;
  if (cause instanceof Error)
    return { name: cause.name, message: cause.message, stack: error.stack?.split('\n    at ').slice(1) };
  return { name: error.name, message: error.message, stack: error.stack };
}

export const answerNothingHere = (c: AppContext) => answer(c, 'NOT_FOUND');
