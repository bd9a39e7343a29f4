import type { OperationId } from '@tvacha/shared-contract';
import { accountExamples } from './examples/account';
import { adminExamples } from './examples/admin';
import { authExamples } from './examples/auth';
import { communityExamples } from './examples/community';
import type { Examples } from './examples/example';
import { learningExamples } from './examples/learning';
import { readingExamples } from './examples/reading';
import { systemExamples } from './examples/system';

/** For each operation an input by the contract; one that is forgotten fails to compile. */
export const examples: Examples<Record<OperationId, unknown>> = {
  ...systemExamples,
  ...authExamples,
  ...accountExamples,
  ...readingExamples,
  ...learningExamples,
  ...communityExamples,
  ...adminExamples,
};
