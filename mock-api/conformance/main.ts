import { parseArgs } from 'node:util';
import { runInParts } from '@tvacha/api/conformance';
import { openMockTarget } from './mock-target';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    only: { type: 'string', multiple: true },
    cases: { type: 'string', default: '200' },
    parts: { type: 'string' },
  },
});

await runInParts({ entry: import.meta.url, values, open: openMockTarget });
