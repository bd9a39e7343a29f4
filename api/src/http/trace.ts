import type { MiddlewareHandler } from 'hono';
import type { Log } from '../app/log';
import type { Meter } from '../app/meter';
import type { AppEnv } from './caller';

/** Gives each request an id, sets the headers every answer has, and logs and measures it. */
export function trace(log: Log, meter: Meter): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = c.env?.requestId ?? crypto.randomUUID();
    const start = performance.now();
    c.set('requestId', requestId);
    // Before the answer is made: afterwards each header would copy it whole.
    c.header('x-request-id', requestId);
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', 'no-store');
    await next();
    const ms = performance.now() - start;
    const { status } = c.res;
    meter.request({ operation: c.get('operation') ?? 'other', status, seconds: ms / 1000 });
    // The route's pattern and not the URL: a query may hold an email address or a phone number.
    log.info({ requestId, method: c.req.method, route: c.req.routePath, status, ms: Math.round(ms) }, 'request');
  };
}
