import { type OperationId, type OperationShape, operations, type Route, routes } from '@tvacha/shared-contract';
import fc, { type Arbitrary } from 'fast-check';
import { unfitText } from '../src/http/unfit-text';
import { arbitraryOf, type Ground } from './arbitrary';
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
const usually = (values: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: values }, { weight: 2, arbitrary: mutated(values) });

/** Inputs of an operation, right and wrong. */
function inputs(id: OperationId, ground: Ground): Arbitrary<Said> {
  const shape: OperationShape = operations[id];
  const reads = (routes[id] as Route).method === 'GET';
  const query = usually(shape.query ? arbitraryOf(shape.query, ground) : fc.constant({}));
  const body = reads ? nothing : usually(shape.body ? arbitraryOf(shape.body, ground) : fc.constant({}));
  const files = shape.files ? fc.option(filesFor(shape), { nil: undefined }) : fc.constant(undefined);
  return fc.record({ query, body, files });
}

/** Mostly people who are let in; the others are turned away before anything is read. */
const callers = ({ access }: Route): Arbitrary<PersonaName> => {
  const inside = personaNames.filter((name) => personaOf(name).may(access));
  const outside = personaNames.filter((name) => !personaOf(name).may(access));
  if (outside.length === 0) return fc.constantFrom(...inside);
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...inside) },
    { weight: 1, arbitrary: fc.constantFrom(...outside) },
  );
};

/** Whether the contract takes this; undefined for a form, which is read by rules of its own. */
function isInContract(id: OperationId, { query, body, files }: Said): boolean | undefined {
  if (files) return undefined;
  const shape: OperationShape = operations[id];
  const sent = { query: queryOnWire(query), body: bodyOnWire(body) };
  if (unfitText('query', sent.query).length > 0 || unfitText('body', sent.body).length > 0) return false;
  const queryFits = shape.query ? shape.query.safeParse(sent.query).success : Object.keys(sent.query).length === 0;
  if ((routes[id] as Route).method === 'GET' || !queryFits) return queryFits;
  if (shape.body) return shape.body.safeParse(sent.body).success;
  const { body: given = {} } = sent;
  return typeof given === 'object' && given !== null && !Array.isArray(given) && Object.keys(given).length === 0;
}

async function judge(stage: Stage, id: OperationId, { name, said }: Case): Promise<void> {
  const { status, code } = await watchedCall(stage, id, name, said);
  if (!personaOf(name).may((routes[id] as Route).access)) {
    const away = refusalFor(personaOf(name));
    if (status !== away.status || code !== away.code) throw new Fault(`${name} was let in: ${status} ${code}`);
    return;
  }
  if (isInContract(id, said) === false && code !== 'VALIDATION_FAILED')
    throw new Fault(`took what its schema does not: ${status} ${code}`);
}

/** The seed of one operation, so that it fuzzes the same alone as among all. */
const seedOf = (seed: number, id: string): number =>
  [...id].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);

const shown = ({ name, said }: Case): string =>
  `as ${name} with ${JSON.stringify(said, (_key, value) => (value instanceof Uint8Array ? `${value.length} bytes` : value)).slice(0, 600)}`;

export interface Fuzzed {
  cases: number;
  faults: string[];
}

/** Says many things to an operation, each made from its schema. The first fault ends it, brought to its shortest. */
export async function fuzz(
  stage: Stage,
  id: OperationId,
  { seed, cases, ground }: { seed: number; cases: number; ground: Ground },
): Promise<Fuzzed> {
  const route: Route = routes[id];
  await setScene(stage, route.access);
  const property = fc.asyncProperty(fc.record({ name: callers(route), said: inputs(id, ground) }), (one) =>
    judge(stage, id, one),
  );
  const run = await fc.check(property, {
    seed: seedOf(seed, id),
    numRuns: cases,
    interruptAfterTimeLimit: 240_000,
    markInterruptAsFailure: true,
  });
  if (!run.failed) return { cases: run.numRuns, faults: [] };
  const [found] = run.counterexample ?? [];
  const { errorInstance } = run;
  const why =
    errorInstance instanceof Fault ? errorInstance.message : String((errorInstance as Error)?.stack ?? run.interrupted);
  return { cases: run.numRuns, faults: [`${id} ${found ? shown(found) : ''}: ${why}`] };
}
