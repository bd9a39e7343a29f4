import { runInParts } from '@tvacha/api/conformance';
import { openMockTarget } from './mock-target';

await runInParts({ entry: import.meta.url, open: openMockTarget });
