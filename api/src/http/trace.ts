import type { MiddlewareHandler } from 'hono';
import type { Log } from '../app/log';
import type { AppEnv } from './caller';

/** Gives each request an id, sets the headers every answer has, and logs method, path, status and time. */
export function trace(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = crypto.randomUUID();
    const start = performance.now();
    c.set('requestId', requestId);
    await next();
    c.header('x-request-id', requestId);
    c.header('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    const ms = Math.round(performance.now() - start);
    // The route's pattern and not the URL: a query may hold an email address or a phone number.
    log.info({ requestId, method: c.req.method, route: c.req.routePath, status: c.res.status, ms }, 'request');
  };
}
