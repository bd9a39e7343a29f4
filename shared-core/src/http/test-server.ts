import type { Code } from '@tvacha/shared-contract/codes';
import { challengeOf } from '@tvacha/shared-contract/envelope';
import type { Operation } from '@tvacha/shared-contract/routes';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** The network of shared-core's own tests. */
export const server = setupServer();

/** Call once in each test file: starts the network and forgets each test's answers. */
export function withServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

type Answer = (request: Request) => Response | Promise<Response>;

/** Answers an operation, and keeps the requests that came. */
export function answer({ method, path }: Operation, reply: Answer): Request[] {
  const seen: Request[] = [];
  const verb = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  server.use(
    verb(`*${path}`, ({ request }) => {
      seen.push(request.clone());
      return reply(request);
    }),
  );
  return seen;
}

export const ok = (result: unknown, token?: string) =>
  HttpResponse.json({ error: false, code: 'SUCCESS', message: '', result, token });

/** A refusal as the server says it: a 401 in its header alone. */
export const refusal = (status: number, code: string, result: unknown = null) =>
  status === 401
    ? new HttpResponse(null, { status, headers: { 'www-authenticate': challengeOf(code as Code) } })
    : HttpResponse.json({ error: true, code, message: '', result }, { status });

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token that says this. */
export const tokenOf = (claims: object): string => [part({ alg: 'HS256' }), part(claims), 'signature'].join('.');

/** Whose the tokens of these tests are. */
export const ananyaId = '6f1c1a52-0000-4000-8000-000000000101';

/** A token that expires this many seconds from now. */
export const tokenFor = (seconds: number, name = 'ananya', sid = 's1'): string =>
  tokenOf({ sub: ananyaId, jti: name, sid, exp: Math.floor(Date.now() / 1000) + seconds });

/** A proof for one purpose, of a person without a session. */
export const scopedTokenFor = (seconds: number, scope: string): string =>
  tokenOf({ sub: 'leela', scope, exp: Math.floor(Date.now() / 1000) + seconds });
