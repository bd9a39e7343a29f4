import { parseArgs } from 'node:util';
import { openTarget } from './open-target';
import { runInParts } from './parts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    only: { type: 'string', multiple: true },
    cases: { type: 'string', default: '200' },
    parts: { type: 'string' },
  },
});

await runInParts({
  entry: import.meta.url,
  values,
  open: () => openTarget(process.env.DATABASE_URL),
});
