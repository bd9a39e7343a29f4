import { type OperationId, routes } from '@tvacha/shared-contract';
import { bindings, checkBindings } from './bindings';

test('[SEC-28] every operation of the contract has one verb', () => {
  expect(bindings.map(({ id }) => id).sort()).toEqual((Object.keys(routes) as OperationId[]).sort());
  expect(() => checkBindings(bindings)).not.toThrow();
});

test('[SEC-28] a server with an operation unbound, or bound twice, does not start', () => {
  const [first, ...rest] = bindings;
  if (!first) throw new Error('There is no binding');
  expect(() => checkBindings(rest)).toThrow(`Operations without a verb: ${first.id}`);
  expect(() => checkBindings([...bindings, first])).toThrow(`Operations with two verbs: ${first.id}`);
});
