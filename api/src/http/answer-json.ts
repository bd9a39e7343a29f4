import type { AppContext } from './caller';

/** Headers of every answer of the API. */
export const everyHeader = (c: AppContext): Record<string, string> => ({
  'x-request-id': c.get('requestId'),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

/** Answers of fewer characters are sent as they are. */
export const leastToCompress = 1024;

const short = new WeakSet<Response>();

/** Whether an answer was made so short that compressing it gains nothing. */
export const isShort = (response: Response): boolean => short.has(response);

/** Answers with what is written already, JSON unless the headers say otherwise. Its headers stay a plain object, which the adapter of Node writes as it is. */
export function answerText(
  c: AppContext,
  text: string | Uint8Array<ArrayBuffer>,
  status = 200,
  headers?: Record<string, string>,
): Response {
  const response = new Response(text, {
    status,
    headers: { 'content-type': 'application/json', vary: 'accept-encoding', ...everyHeader(c), ...headers },
  });
  if (text.length < leastToCompress) short.add(response);
  return response;
}

/** Answers with JSON. */
export const answerJson = (c: AppContext, value: unknown, status = 200, headers?: Record<string, string>): Response =>
  answerText(c, JSON.stringify(value), status, headers);
