import type { Input, Result } from '@tvacha/shared-contract';
import { countTime, listRepeats, showLearningYear } from '@tvacha/shared-contract/routes/learning';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';

/** What the reader learned in a year, this one where none is named; each look asks anew, as each page read adds to it. */
export const learningYear = createResource({
  name: 'learningYear',
  load: (query: { year?: number }, options): Promise<Result<'learning.year'>> =>
    call(showLearningYear, { query }, options),
  age: 0,
});

/** Time spent with one piece. */
export const timeCounted = createMutation({
  name: 'timeCounted',
  keyOf: ({ contentId }: Input<'learning.time'>['body']) => contentId,
  send: (body) => call(countTime, { body }),
  invalidates: [learningYear],
  silent: true,
});

/** Missed questions that are due; days go by meanwhile. */
export const repeats = createResource({
  name: 'repeats',
  load: (_query: Record<never, never>, options): Promise<Result<'repeats.list'>> => call(listRepeats, {}, options),
  age: 60_000,
});
