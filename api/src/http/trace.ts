import type { OperationId } from '@tvacha/shared-contract';
import type { Log } from '../app/log';
import type { Meter } from '../app/meter';
import type { AppContext } from './caller';
import { answerError } from './errors';

export type Handler = (c: AppContext) => Response | Promise<Response>;

interface Traced {
  /** The route's pattern and not the URL: a query may hold an email address or a phone number. */
  route: string;
  operation?: OperationId;
}

/**
 * Gives each request an id, turns what went wrong into an answer, and logs and measures the call. Handlers are wrapped
 * one by one: Hono puts a chain together anew for each call that a middleware is part of.
 */
export function tracing(log: Log, meter: Meter) {
  const answerWrong = answerError(log);
  return ({ route, operation }: Traced, handler: Handler): Handler =>
    async (c) => {
      const requestId = c.env?.requestId ?? crypto.randomUUID();
      const start = performance.now();
      c.set('requestId', requestId);
      let response: Response;
      try {
        response = await handler(c);
      } catch (error) {
        response = answerWrong(error, c);
      }
      const ms = performance.now() - start;
      const { status } = response;
      meter.request({ operation: operation ?? 'other', status, seconds: ms / 1000 });
      const who = { ip: c.env?.ip, actor: c.get('actor') };
      log.info({ requestId, method: c.req.method, route, status, ms: Math.round(ms), ...who }, 'request');
      return response;
    };
}
