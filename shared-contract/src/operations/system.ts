import { z } from 'zod';
import type { OperationShape } from '../operation';
import type { OperationId } from '../routes';

export const systemOperations = {
  'system.health': {
    summary: 'Whether all of the server is ready',
    result: z.object({ status: z.literal('ready'), version: z.string() }),
    codes: ['SUCCESS', 'UNAVAILABLE'],
  },
  'system.ip': {
    summary: 'The address the caller is seen with',
    result: z.object({ ip: z.string() }),
    codes: ['SUCCESS'],
  },
} satisfies Partial<Record<OperationId, OperationShape>>;
