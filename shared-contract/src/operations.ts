import type { InputOf, OperationShape, ResultOf } from './operation';
import { accountOperations } from './operations/account';
import { adminOperations } from './operations/admin';
import { authOperations } from './operations/auth';
import { communityOperations } from './operations/community';
import { learningOperations } from './operations/learning';
import { readingOperations } from './operations/reading';
import { systemOperations } from './operations/system';
import type { OperationId } from './routes';

/** Every operation's shape; with `routes` it is the whole contract. A route without a shape fails to compile. */
export const operations = {
  ...systemOperations,
  ...authOperations,
  ...accountOperations,
  ...readingOperations,
  ...learningOperations,
  ...communityOperations,
  ...adminOperations,
} satisfies Record<OperationId, OperationShape>;

export type Operations = typeof operations;
export type Input<Id extends OperationId> = InputOf<Operations[Id]>;
export type Result<Id extends OperationId> = ResultOf<Operations[Id]>;
