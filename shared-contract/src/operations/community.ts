import type { OperationShape } from '../operation';
import type { communityRoutes } from '../routes/community';

export const communityOperations = {} satisfies Record<keyof typeof communityRoutes, OperationShape>;
