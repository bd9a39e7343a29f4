import type { OperationId, OperationShape } from '@tvacha/shared-contract';
import type { Ctx } from '../services/ctx';
import type { Answer } from '../services/verb';

/** An operation with its shape and its verb as the router has them. That they fit is checked in the map of verbs. */
export interface ServedOperation {
  id: OperationId;
  shape: OperationShape;
  verb: (call: { ctx: Ctx; input: unknown }) => Promise<Omit<Answer<OperationId>, 'result'> & { result: unknown }>;
}
