import { codes, type OperationId, routes, shapes } from '@tvacha/shared-contract';
import { z } from 'zod';
import { issueScopedToken } from '../services/auth/issue-scoped-token';
import { callOperation, type RawInput } from '../testing/call-operation';
import { examples } from '../testing/examples';
import { makeApp, type Reply, type TestApp } from '../testing/make-app';
import { addUser, enter } from '../testing/people';
import { dump } from '../testing/test-database';
import { statusOf } from './errors';

let test$: TestApp;
let token: string;
let scopedToken: string;
let untouched: string;
beforeAll(async () => {
  test$ = await makeApp();
  const admin = await addUser(test$.db, { role: 'admin' });
  ({ token } = await enter(test$, admin));
  scopedToken = await issueScopedToken(test$, admin, 'second-factor');
  untouched = await dump(test$.db);
});

const ids = Object.keys(routes) as OperationId[];
/** What lets the admin in: their session, or the scoped token of a login's first step where nothing else will do. */
const tokenFor = (id: OperationId) => (routes[id].access.kind === 'onlyScopedToken' ? scopedToken : token);
const shapeOf = (id: OperationId) => shapes[id];
const requiredOf = (schema: z.ZodType): string[] => {
  const { required, oneOf, anyOf } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const [first] = oneOf ?? anyOf ?? [];
  return required ?? (first as { required?: string[] } | undefined)?.required ?? [];
};

interface BadInput {
  what: string;
  input: RawInput;
  path: string;
}

/** Each field of the example wrong in kind, each required one missing, one too many, and a part of the wrong kind. */
function badInputs(id: OperationId): BadInput[] {
  const example: RawInput = examples[id];
  const cases: BadInput[] = [];
  for (const part of ['query', 'body'] as const) {
    // A stream has no fields.
    if (part === 'body' && (routes[id].method === 'GET' || shapeOf(id).stream)) continue;
    const schema = shapeOf(id)[part];
    const right = (example[part] ?? {}) as Record<string, unknown>;
    const add = (what: string, value: unknown, path: string) =>
      cases.push({ what: `${part} with ${what}`, input: { ...example, [part]: value }, path });
    add('a field too many', { ...right, 'not-in-contract': '1' }, `${part}.not-in-contract`);
    if (!schema) continue;
    for (const key of Object.keys(right)) {
      const wrong = part === 'body' ? { wrong: true } : '\u0000'.padEnd(200, '/');
      add(`a wrong ${key}`, { ...right, [key]: wrong }, `${part}.${key}`);
    }
    for (const key of requiredOf(schema)) {
      const { [key]: _left, ...rest } = right;
      add(`no ${key}`, rest, `${part}.${key}`);
    }
    if (part === 'body') add('a list in its place', [], 'body');
  }
  return cases;
}

/** What a refusal says is wrong; where the field is an object of its own, the fault is told deeper down. */
const names = (result: unknown, path: string): boolean => {
  const { issues = [] } = (result ?? {}) as { issues?: { path: string; message: string }[] };
  const told = issues.some((issue) => issue.path === path || issue.path.startsWith(`${path}.`));
  return told && issues.every(({ message }) => message.length > 0);
};

const told = ({ status, body }: Reply): string => `${status} ${JSON.stringify(body).slice(0, 300)}`;

async function faultsWithBadInput(id: OperationId): Promise<string[]> {
  const faults: string[] = [];
  for (const { what, input, path } of badInputs(id)) {
    const reply = await callOperation(test$, id, input, tokenFor(id));
    const { status, body } = reply;
    const refused = status === 400 && body.error && body.code === 'VALIDATION_FAILED' && names(body.result, path);
    if (!refused) faults.push(`${id}, ${what}: ${told(reply)}`);
  }
  if ((await dump(test$.db)) !== untouched) faults.push(`${id} wrote`);
  return faults;
}

test('[API-02] every operation refuses each input that is not right, names the fault and writes nothing', async () => {
  const faults: string[] = [];
  for (const id of ids) faults.push(...(await faultsWithBadInput(id)));
  expect(faults).toEqual([]);
});

describe('[API-02] a body that cannot be read', () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    test$.app.fetch(
      new Request('http://127.0.0.1/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }),
    );
  test('[API-02] because it is no JSON, of another kind or empty is refused', async () => {
    const bodies: [what: string, body: string, headers?: Record<string, string>][] = [
      ['no JSON', '{"type":'],
      ['of another kind', 'type=otp', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['empty', ''],
    ];
    const answers = await Promise.all(
      bodies.map(async ([what, body, headers]) => {
        const response = await send(body, headers);
        return { what, status: response.status, ...(await response.json()) };
      }),
    );
    const refused = { status: 400, code: 'VALIDATION_FAILED', result: { issues: [{ path: 'body' }] } };
    expect(answers).toMatchObject(bodies.map(([what]) => ({ what, ...refused })));
  });

  test('[API-02] because it is too large is refused, with its length told or not', async () => {
    const large = JSON.stringify({ type: 'otp', phone: 'x'.repeat(1_100_000) });
    const streamed = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large));
        controller.close();
      },
    });
    const request = new Request('http://127.0.0.1/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: streamed,
      duplex: 'half',
    } as RequestInit);
    const told = await send(large, { 'content-length': String(large.length) });
    for (const response of [told, await send(large), await test$.app.fetch(request)]) {
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ error: true, code: 'PAYLOAD_TOO_LARGE' });
    }
  });

  test('[API-02] [SEC-42] because its length is too large is refused before any of it is read', async () => {
    const pull = jest.fn((controller: ReadableStreamDefaultController) => controller.close());
    const request = new Request('http://127.0.0.1/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(2 * 2 ** 20) },
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: 'half',
    } as RequestInit);
    expect((await test$.app.fetch(request)).status).toBe(413);
    expect(pull).not.toHaveBeenCalled();
  });
});

/** What an answer must be, and whether this one is it. */
const inEnvelope = (id: OperationId, { status, headers, body }: Reply): Record<string, boolean> => ({
  'the fields of the envelope': Object.keys(body).sort().join() === 'code,error,message,result',
  'a code of the catalogue': codes.includes(body.code),
  'an error from 400 on': body.error === status >= 400,
  'a code of its contract and its status': body.error
    ? status === statusOf(body.code)
    : shapeOf(id).codes.includes(body.code),
  // A 401 has no body: its code stands in a header.
  'a message': status === 401 || body.message !== '',
  'its content-type': headers.get('content-type') === (status === 401 ? null : 'application/json'),
  'cache-control: no-store': headers.get('cache-control') === 'no-store',
  'x-content-type-options: nosniff': headers.get('x-content-type-options') === 'nosniff',
  'an x-request-id': /^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? ''),
});

test('[API-01] every operation answers at its path in the envelope, with a code of its contract', async () => {
  const faults: string[] = [];
  for (const id of ids) {
    const reply = await callOperation(test$, id, examples[id], id === 'auth.logout' ? undefined : tokenFor(id));
    const missing = Object.entries(inEnvelope(id, reply)).filter(([, holds]) => !holds);
    faults.push(...missing.map(([what]) => `${id} lacks ${what}: ${told(reply)}`));
  }
  expect(faults).toEqual([]);
});

test('[API-01] what no operation has for its path is not there', async () => {
  const paths = ['/api/nothing', '/api', '/api/ebooks/1/2', '/api/users/details/more'];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const { status, body } = await test$.call('GET', path);
      return [path, status, body.error, body.code];
    }),
  );
  expect(answers).toEqual(paths.map((path) => [path, 404, true, 'NOT_FOUND']));
});

test('[API-01] an operation called by another method is not there', async () => {
  expect((await test$.call('DELETE', '/api/ebooks', { token })).status).toBe(404);
});

test('[API-01] a path that ends in a slash answers without it too', async () => {
  const { body } = await test$.call('GET', '/api/users/details?email=nobody@tvacha.example');
  expect(body.code).toBe('USER_NOT_FOUND');
});

test('[API-02] the OpenAPI document holds every operation of the contract', async () => {
  const document = await (await test$.app.fetch(new Request('http://127.0.0.1/api/openapi.json'))).json();
  expect(document.openapi).toBe('3.1.0');
  const listed = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
    (path) => Object.values(path).map(({ operationId }) => operationId),
  );
  expect(listed.sort()).toEqual([...ids].sort());
  const login = document.paths['/api/auth/login'].post;
  expect(login.requestBody.content['application/json'].schema.oneOf).toHaveLength(2);
});
