import type { AppContext } from './caller';

/** Headers of every answer of the API. */
export const everyHeader = (c: AppContext): Record<string, string> => ({
  'x-request-id': c.get('requestId'),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

/** Answers with JSON. Its headers stay a plain object, which the adapter of Node writes as it is. */
export const answerJson = (c: AppContext, value: unknown, status = 200, headers?: Record<string, string>): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', ...everyHeader(c), ...headers },
  });
