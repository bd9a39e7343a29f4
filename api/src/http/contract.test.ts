import { codes, type OperationId, type OperationShape, operations, routes } from '@tvacha/shared-contract';
import { z } from 'zod';
import { ticketFor } from '../services/auth/ticket-for';
import { callOperation, type RawInput } from '../testing/call-operation';
import { examples } from '../testing/examples';
import { makeApp, type TestApp } from '../testing/make-app';
import { addUser, enter } from '../testing/people';
import { dump } from '../testing/test-database';
import { statusOf } from './status';

let test$: TestApp;
let token: string;
let ticket: string;
let untouched: string;
beforeAll(async () => {
  test$ = await makeApp();
  const admin = await addUser(test$.db, { role: 'admin' });
  ({ token } = await enter(test$, admin));
  ticket = await ticketFor(test$, admin, 'second-factor');
  untouched = await dump(test$.db);
});

const ids = Object.keys(routes) as OperationId[];
/** What lets the admin in: their session, or the ticket of a login's first step where nothing else will do. */
const tokenFor = (id: OperationId) => (routes[id].access.kind === 'onlyTicket' ? ticket : token);
const shapeOf = (id: OperationId): OperationShape => operations[id];
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
    if (part === 'body' && routes[id].method === 'GET') continue;
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

test.each(ids)('[API-02] %s refuses each input that is not right, names the fault and writes nothing', async (id) => {
  const outcome: Record<string, unknown> = {};
  for (const { what, input, path } of badInputs(id)) {
    const { status, body } = await callOperation(test$, id, input, tokenFor(id));
    outcome[what] = status === 400 && body.error && names(body.result, path) ? body.code : { status, ...body };
  }
  expect(outcome).toEqual(Object.fromEntries(Object.keys(outcome).map((what) => [what, 'VALIDATION_FAILED'])));
  expect(await dump(test$.db)).toBe(untouched);
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
  test.each([
    ['is no JSON', '{"type":', {}],
    ['is of another kind', 'type=otp', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['is empty', '', {}],
  ])('[API-02] because it %s is refused', async (_what, body, headers) => {
    const response = await send(body, headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', result: { issues: [{ path: 'body' }] } });
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
});

test.each(ids)('[API-01] %s answers at its path in the envelope, with a code of its contract', async (id) => {
  const { status, headers, body } = await callOperation(
    test$,
    id,
    examples[id],
    id === 'auth.logout' ? undefined : tokenFor(id),
  );
  expect(Object.keys(body).sort()).toEqual(['code', 'error', 'message', 'result']);
  expect(codes).toContain(body.code);
  expect(body.error).toBe(status >= 400);
  if (body.error) expect(status).toBe(statusOf(body.code));
  else expect(shapeOf(id).codes).toContain(body.code);
  expect(body.message).not.toBe('');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each(['/api/nothing', '/api', '/api/ebooks/1/2', '/api/users/details/more'])(
  '[API-01] %s is not there',
  async (path) => {
    const { status, body } = await test$.call('GET', path);
    expect([status, body.error, body.code]).toEqual([404, true, 'NOT_FOUND']);
  },
);

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
