import { type OperationId, operations, type Route, routes } from '@tvacha/shared-contract';
import { z } from 'zod';
import { sessions, type UserRow } from '../db/schema';
import { issueScopedToken } from '../services/auth/issue-scoped-token';
import { callOperation, type RawInput } from '../testing/call-operation';
import { chosenRows } from '../testing/chosen-rows';
import { examples } from '../testing/examples';
import { exampleId } from '../testing/examples/example';
import { makeApp, type TestApp } from '../testing/make-app';
import { addStaff } from '../testing/office';
import { addBelongings } from '../testing/owned-rows';
import { addUser, enter } from '../testing/people';
import { dump } from '../testing/test-database';

const secret = 'Zyxosecret';
/** What is in the rows of a person and is nobody else's to read, wherever it stands. */
const owned = (name: string, number: string) => ({
  firstName: 'Asha',
  lastName: 'Pillai',
  email: `zyxomail.${name}@tvacha.example`,
  phone: `+91${number}`,
  customerId: `ZYXOCODE-${name}`,
  address: { state: `Zyxostate ${name}`, city: 'Kochi', pincode: '699999' },
  registrationNumber: `ZYXOREG-${name}`,
  rejectionReason: 'Zyxoreason',
  password: 'Zyxopassword-of-old',
});
const numbers = ['9777711111', '9777722222'];
const traces = [/zyxo/i, /97777(11111|22222)/, /699999/, /argon2|\$scrypt|passwordHash/i];

let test$: TestApp;
let owners: UserRow[];
let ids: string[];
const others: Record<string, string | undefined> = {};

beforeAll(async () => {
  test$ = await makeApp();
  const { db } = test$;
  const [doctorsNumber, patientsNumber] = numbers as [string, string];
  owners = [
    await addUser(db, owned('doctor', doctorsNumber)),
    await addUser(db, { ...owned('patient', patientsNumber), role: 'patient' }),
  ];
  const belongings: Record<string, string>[] = [];
  for (const owner of owners) {
    belongings.push(await addBelongings(db, owner, secret));
    await enter(test$, owner);
  }
  const open = await db.select({ id: sessions.id }).from(sessions);
  // Each kind stands once at an even place, now of the one owner, now of the other.
  const kinds = Object.keys(belongings[0] ?? {});
  const ofKind = (kind: string, at: number) =>
    (at % 2 ? belongings.toReversed() : belongings).map((own) => own[kind] ?? '');
  ids = [...kinds.flatMap(ofKind), ...open.map(({ id }) => id)];
  const applicant = await addUser(db, { approval: 'pending', isComplete: false });
  others.visitor = undefined;
  others.doctor = (await enter(test$, await addUser(db))).token;
  others.patient = (await enter(test$, await addUser(db, { role: 'patient' }))).token;
  others['somebody who looks around'] = (await enter(test$, await addUser(db, { demo: true }))).token;
  others['staff without rights'] = (await addStaff(test$, [])).token;
  others.applicant = await issueScopedToken(test$, applicant, 'registration');
});

/** Places of ids in what an operation takes, as the contract has them: `body.id`, `query.userId`, `body.answers.*.questionId`. */
function idPlaces(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { format, properties, items, anyOf, oneOf } = schema as Record<string, unknown>;
  if (format === 'uuid') return [path];
  const inner = Object.entries((properties ?? {}) as object).flatMap(([key, one]) => idPlaces(one, `${path}.${key}`));
  const choices = [anyOf, oneOf].flatMap((list) => ((list ?? []) as unknown[]).flatMap((one) => idPlaces(one, path)));
  return [...new Set([...inner, ...choices, ...idPlaces(items, `${path}.*`)])];
}

function placesOf(id: OperationId): string[] {
  const shape = operations[id] as { query?: z.ZodType; body?: z.ZodType };
  return (['query', 'body'] as const).flatMap((part) => {
    const schema = shape[part];
    return schema ? idPlaces(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), part) : [];
  });
}

/** The input with an id in a place; a list gets it as its one element. */
function put(value: unknown, [key, ...rest]: string[], id: string): unknown {
  if (key === undefined) return id;
  if (key === '*') return [put(Array.isArray(value) ? value[0] : undefined, rest, id)];
  return { ...(value as object), [key]: put((value as Record<string, unknown> | undefined)?.[key], rest, id) };
}

const withId = (input: unknown, places: string[], id: string): RawInput =>
  places.reduce((made, place) => put(made, place.split('.'), id), input) as RawInput;

/** Whatever takes an id: each place by itself, all together, and the person's own id beside another; each with its turn. */
function* inputsOf(id: OperationId, places: string[]): Generator<[number, RawInput]> {
  const persons = places.filter((place) => place.endsWith('.userId'));
  for (const [at, one] of ids.entries()) {
    let turn = at;
    for (const place of places) yield [turn++, withId(examples[id], [place], one)];
    if (places.length > 1) yield [turn++, withId(examples[id], places, one)];
    for (const { id: owner } of persons.length > 0 ? owners : [])
      yield [turn++, withId(withId(examples[id], places, one), persons, owner)];
  }
}

const all = Object.entries(routes) as [OperationId, Route][];
/** What staff do is theirs to do to others; who else is turned away is the matrix of roles. */
const forAll = all.filter(([, { access }]) => !access.kind.startsWith('staff')).map(([id]) => id);
const taking = forAll.filter((id) => placesOf(id).length > 0);

/** Rows of the owners: theirs by id, or that name them. */
const theirs = (rows: string) => {
  const own = new Set(owners.map(({ id }) => id));
  return rows
    .split('\n')
    .filter((row) => [...own].some((id) => row.includes(id)) || ids.some((id) => row.includes(`"id": "${id}"`)));
};

function tells(id: OperationId, who: string, body: unknown): void {
  const text = JSON.stringify(body);
  const found = traces.filter((trace) => trace.test(text)).map(String);
  expect([id, who, found.length > 0 ? text : []]).toEqual([id, who, []]);
}

test('the operations that take ids are seen in the contract', () => {
  expect(taking.length).toBeGreaterThan(40);
  for (const id of ['contributions.update', 'quizzes.results', 'users.update', 'auth.sessions.end', 'chats.show'])
    expect(taking).toContain(id);
  expect(placesOf('quizzes.submit')).toContain('body.answers.*.questionId');
});

/**
 * Who tries an input, in the full run all of them. Else of a write the doctor, whom most let in, and one of the others
 * by turns; of a read either the doctor or one of the others.
 */
function triers(id: OperationId, turn: number) {
  const { doctor, ...rest } = others;
  if (process.env.TVACHA_FULL) return Object.entries(others);
  const isRead = routes[id].method === 'GET';
  if (isRead && turn % 2 === 0) return [['doctor', doctor] as const];
  const next = Object.entries(rest)[(isRead ? turn >> 1 : turn) % Object.keys(rest).length];
  return [...(isRead ? [] : [['doctor', doctor] as const]), ...(next ? [next] : [])];
}

test.each(chosenRows('operations with ids', Math.ceil(taking.length / 3), taking))(
  '[SEC-29] [SEC-30] %s tells nobody and changes nothing of what is another’s',
  async (id) => {
    const places = placesOf(id);
    const before = theirs(await dump(test$.db));
    const turnedAway = new Set<string>();
    for (const [turn, input] of inputsOf(id, places))
      for (const [who, token] of triers(id, turn)) {
        if (turnedAway.has(who)) continue;
        const { status, body } = await callOperation(test$, id, input, token);
        tells(id, who, body);
        // Who is turned away at the door is so whatever they say.
        if (status === 401 || status === 403) turnedAway.add(who);
      }
    expect(theirs(await dump(test$.db))).toEqual(before);
  },
);

test.each(['users.erase', 'users.contact', 'users.contact.confirm', 'auth.password.reset'] as const)(
  '[SEC-29] %s with the contact of another does nothing to that account',
  async (id) => {
    for (const [who, token] of Object.entries(others)) {
      const before = theirs(await dump(test$.db));
      for (const { email, phone } of owners)
        for (const contact of [{ email }, { phone }]) {
          const { body } = examples[id] as { body: { phone?: string; email?: string } };
          const { phone: _phone, email: _email, ...rest } = body;
          const input = { body: { ...rest, ...contact } };
          tells(id, who, (await callOperation(test$, id, input, token)).body.result);
        }
      expect([id, who, theirs(await dump(test$.db))]).toEqual([id, who, before]);
    }
  },
);

const reads = forAll.filter((id) => routes[id].method === 'GET' && id !== 'system.health');

test.each(reads)('[SEC-30] %s holds no contact, code, address or secret of anybody else', async (id) => {
  const example = examples[id] as RawInput;
  for (const [who, token] of Object.entries(others))
    for (const input of [{}, example]) tells(id, who, (await callOperation(test$, id, input, token)).body);
});

const searching = reads.filter((id) => {
  const { query } = examples[id] as { query?: object };
  return query && 'search' in query;
});

test.each(searching)('[SEC-30] %s finds nobody by what is kept from view', async (id) => {
  for (const search of ['zyxomail', 'ZYXOCODE', 'ZYXOREG', ...numbers, 'Zyxostate', secret])
    for (const token of [undefined, others.doctor, others.patient]) {
      const { status, body } = await callOperation(test$, id, { query: { search } }, token);
      const { total = 0, items = [] } = (body.result ?? {}) as { total?: number; items?: unknown[] };
      expect([id, search, status < 500, total, items]).toEqual([id, search, true, 0, []]);
    }
});

test('[SEC-30] an anonymous lookup by each thing shows a contact in no readable form', async () => {
  for (const { id, email, phone, customerId } of owners)
    for (const query of [{ id }, { email }, { phone }, { customerId }]) {
      const { body } = await callOperation(test$, 'users.details', { query });
      const { customerId: code, ...shown } = body.result as Record<string, unknown>;
      expect(code).toBe('customerId' in query ? customerId : '');
      tells('users.details', 'visitor', shown);
    }
});

test('the example id is nobody’s', () => expect(ids).not.toContain(exampleId));
