import { type Access, type OperationId, type Route, routes, shapes } from '@tvacha/shared-contract';
import { accessByTable } from '@tvacha/shared-contract/testing';
import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { unfitText } from '../src/http/unfit-text';
import { arbitraryOf, fittingOf, type Ground } from './arbitrary';
import { filesFor } from './files';
import { mutated } from './mutations';
import { type PersonaName, personaNames, personaOf, refusalFor } from './personas';
import { bodyOnWire, queryOnWire, type Said } from './requests';
import { Fault, type Stage, setScene, watchedCall } from './watched-call';

interface Case {
  name: PersonaName;
  said: Said;
}

const nothing = fc.constant<unknown>(undefined);
const none = fc.constant<unknown>({});

/** Half of the values are right, a quarter at the borders of that, and a quarter has one thing wrong. */
function part(schema: z.ZodType | undefined, ground: Ground, onWire: (value: unknown) => unknown): Arbitrary<unknown> {
  const fitting = schema ? fittingOf(schema, ground, onWire) : none;
  return fc.oneof(
    { weight: 5, arbitrary: fitting },
    { weight: 1, arbitrary: schema ? arbitraryOf(schema, ground) : none },
    { weight: 2, arbitrary: mutated(fitting) },
  );
}

/** Inputs of an operation, right and wrong. */
function inputs(id: OperationId, ground: Ground): Arbitrary<Said> {
  const shape = shapes[id];
  const reads = (routes[id] as Route).method === 'GET';
  const query = part(shape.query, ground, queryOnWire);
  const body = reads ? nothing : part(shape.body, ground, bodyOnWire);
  const files = shape.files ? fc.option(filesFor(shape), { nil: undefined }) : fc.constant(undefined);
  return fc.record({ query, body, files });
}

/** Mostly people who are let in; the others are turned away before anything is read. */
const callers = (access: Access): Arbitrary<PersonaName> => {
  const inside = personaNames.filter((name) => personaOf(name).may(access));
  const outside = personaNames.filter((name) => !personaOf(name).may(access));
  if (outside.length === 0) return fc.constantFrom(...inside);
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...inside) },
    { weight: 1, arbitrary: fc.constantFrom(...outside) },
  );
};

/** Whether the contract takes this; undefined for a form or a stream, which are read by rules of their own. */
function isInContract(id: OperationId, { query, body, files }: Said): boolean | undefined {
  const shape = shapes[id];
  if (files || shape.stream) return undefined;
  const sent = { query: queryOnWire(query), body: bodyOnWire(body) };
  if (unfitText('query', sent.query).length > 0 || unfitText('body', sent.body).length > 0) return false;
  const queryFits = shape.query ? shape.query.safeParse(sent.query).success : Object.keys(sent.query).length === 0;
  if ((routes[id] as Route).method === 'GET' || !queryFits) return queryFits;
  if (shape.body) return shape.body.safeParse(sent.body).success;
  const { body: given = {} } = sent;
  return typeof given === 'object' && given !== null && !Array.isArray(given) && Object.keys(given).length === 0;
}

/** @returns whether the operation was carried out */
async function judge(stage: Stage, id: OperationId, { name, said }: Case): Promise<boolean> {
  const { status, code, error } = await watchedCall(stage, id, name, said);
  if (!personaOf(name).may(accessByTable(id))) {
    const away = refusalFor(personaOf(name));
    if (status !== away.status || code !== away.code) throw new Fault(`${name} was let in: ${status} ${code}`);
    return false;
  }
  if (isInContract(id, said) === false && code !== 'VALIDATION_FAILED')
    throw new Fault(`took what its schema does not: ${status} ${code}`);
  return !error;
}

/** The seed of one operation, so that it fuzzes the same alone as among all. */
const seedOf = (seed: number, id: string): number =>
  [...id].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);

const shown = ({ name, said }: Case): string =>
  `as ${name} with ${JSON.stringify(said, (_key, value) => (value instanceof Uint8Array ? `${value.length} bytes` : value)).slice(0, 600)}`;

export interface Fuzzed {
  cases: number;
  /** How many of them the operation carried out. */
  carriedOut: number;
  faults: string[];
}

/** Says many things to an operation, each made from its schema. The first fault ends it, brought to its shortest. */
export async function fuzz(
  stage: Stage,
  id: OperationId,
  { seed, cases, ground }: { seed: number; cases: number; ground: Ground },
): Promise<Fuzzed> {
  const access = accessByTable(id);
  await setScene(stage, access);
  let carriedOut = 0;
  const property = fc.asyncProperty(fc.record({ name: callers(access), said: inputs(id, ground) }), async (one) => {
    if (await judge(stage, id, one)) carriedOut += 1;
  });
  const run = await fc.check(property, {
    seed: seedOf(seed, id),
    numRuns: cases,
    interruptAfterTimeLimit: 240_000,
    markInterruptAsFailure: true,
  });
  if (!run.failed) return { cases: run.numRuns, carriedOut, faults: [] };
  const [found] = run.counterexample ?? [];
  const { errorInstance } = run;
  const why =
    errorInstance instanceof Fault ? errorInstance.message : String((errorInstance as Error)?.stack ?? run.interrupted);
  return { cases: run.numRuns, carriedOut, faults: [`${id} ${found ? shown(found) : ''}: ${why}`] };
}
