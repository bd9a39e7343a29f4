import { openTarget } from './open-target';
import { runInParts } from './parts';

await runInParts({ entry: import.meta.url, open: () => openTarget(process.env.DATABASE_URL) });
