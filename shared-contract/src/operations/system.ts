import { z } from 'zod';
import type { OperationShape } from '../operation';
import type { systemRoutes } from '../routes/system';

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
} satisfies Record<keyof typeof systemRoutes, OperationShape>;
