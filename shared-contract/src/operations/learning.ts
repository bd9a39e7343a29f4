import type { OperationShape } from '../operation';
import type { learningRoutes } from '../routes/learning';

export const learningOperations = {} satisfies Record<keyof typeof learningRoutes, OperationShape>;
