import { type Code, type OperationId, type OperationShape, operations } from '@tvacha/shared-contract';
import type { Ctx } from '../services/ctx';
import type { Verb } from '../services/verb';

export interface AnyAnswer {
  code: Code;
  result: unknown;
  token?: string;
  created?: true;
  deviceCookie?: string;
}

/** An operation with the verb that carries it out, its types checked here and erased for the router. */
export interface Binding {
  id: OperationId;
  shape: OperationShape;
  verb: (call: { ctx: Ctx; input: unknown }) => Promise<AnyAnswer>;
}

/** Ties a verb to the operation of the contract it carries out. */
export function bind<Id extends OperationId>(id: Id, verb: Verb<Id>): Binding {
  return { id, shape: operations[id], verb: verb as unknown as Binding['verb'] };
}
