import { z } from 'zod';
import { liveTalkSchema } from '../entities/live-talk';
import { pageOf, pageQuery } from '../entities/page';
import type { OperationShape } from '../operation';
import type { dermaliveRoutes } from '../routes/dermalive';

export const dermaliveOperations = {
  'dermalive.list': {
    summary:
      'Talks for patients: those that are on or to come, the soonest first, or those that are over, the latest first',
    query: z.strictObject({ when: z.enum(['upcoming', 'past']).default('upcoming'), ...pageQuery(50, 12) }),
    result: pageOf(liveTalkSchema),
    codes: ['SUCCESS'],
  },
} satisfies Record<keyof typeof dermaliveRoutes, OperationShape>;
