import '@testing-library/jest-dom';
import type { Code } from '@tvacha/shared-contract/codes';
import { challengeOf } from '@tvacha/shared-contract/envelope';
import type { Operation } from '@tvacha/shared-contract/routes';
import { HttpResponse, http, type RequestHandlerOptions } from 'msw';
import { setupServer } from 'msw/node';
import { type Fault, faults } from '../src/faults';
import { createHandlers } from '../src/handlers';
import type { MockServer } from '../src/mock-server';

declare global {
  var mockServer: MockServer;
}

export { chosenRows } from '@tvacha/api/chosen-rows';

/** The network of a test. */
export const network = setupServer(...createHandlers(globalThis.mockServer));

beforeAll(async () => {
  await globalThis.mockServer.reset();
  network.listen({ onUnhandledRequest: 'error' });
});
afterEach(async () => {
  network.resetHandlers();
  await globalThis.mockServer.reset();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(async () => {
  network.close();
  // A write that no trigger saw would reach the next file; comparing every row is for the full run alone.
  if (process.env.TVACHA_FULL) expect(await globalThis.mockServer.differing()).toEqual([]);
});

/** The newest six-digit code sent to a phone or an address. */
export const codeSentTo = (to: string): string | undefined =>
  globalThis.mockServer.messages.findLast((message) => message.to === to)?.text.match(/\b\d{6}\b/)?.[0];

/** Lays a fault over the network until the test ends. */
export const useFault = (name: Fault): void => network.use(...faults[name].handlers);

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Makes an operation answer this until the test ends, or `once`: a refusal, or a result that no seed decides. */
export function answer(
  { method, path }: Operation,
  status: number,
  code: Code,
  result: unknown = null,
  options?: RequestHandlerOptions,
): void {
  const envelope = { error: status >= 400, code, message: code, result };
  // A 401 has no body; its code stands in the header.
  const challenge = { 'www-authenticate': challengeOf(code) };
  // A limit always says for how long it holds.
  const headers = code === 'RATE_LIMITED' ? { 'retry-after': '30' } : undefined;
  const reply = () =>
    status === 401
      ? new HttpResponse(null, { status, headers: challenge })
      : HttpResponse.json(envelope, { status, headers });
  network.use(verbs[method](`*${path}`, reply, options));
}

/** Changes fields of what a path answers to reads until the test ends; the rest stays the server's. */
export function altered({ path }: Pick<Operation, 'path'>, change: (result: Record<string, unknown>) => object): void {
  const answerOf = async ({ request }: { request: Request }) => {
    const envelope = await (await globalThis.mockServer.fetch(request.clone())).json();
    return HttpResponse.json({ ...envelope, result: { ...envelope.result, ...change(envelope.result) } });
  };
  network.use(http.get(`*${path}`, answerOf));
}

/** Until an operation is answered the next time: for what is to come after it. */
export const answered = ({ path }: Operation): Promise<void> =>
  new Promise((resolve) => {
    network.events.on('response:mocked', ({ request }) => {
      if (new URL(request.url).pathname === path) resolve();
    });
  });

/** The bodies sent to an operation, oldest first. */
export function watch({ path }: Operation): unknown[] {
  const bodies: unknown[] = [];
  network.events.on('request:start', async ({ request }) => {
    const body = request.clone();
    if (new URL(request.url).pathname === path) bodies.push(await body.json());
  });
  return bodies;
}

/** Addresses of the calls made from now on until the test ends, oldest first. */
export function watchRequests(): URL[] {
  const seen: URL[] = [];
  network.events.removeAllListeners();
  network.events.on('request:start', ({ request }) => {
    seen.push(new URL(request.url));
  });
  return seen;
}
