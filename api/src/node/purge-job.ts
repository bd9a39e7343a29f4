import type { Log } from '../app/log';
import { purgeOrphans } from '../services/uploads/purge-orphans';

const hour = 3_600_000;

/** Removes files that no record holds, now and every hour (SEC-34). @returns what ends it */
export function startPurgeJob(services: Parameters<typeof purgeOrphans>[0], log: Log): () => void {
  const purge = () =>
    purgeOrphans(services).then(
      (removed) => {
        if (removed > 0) log.info({ removed }, 'orphaned files removed');
      },
      (error: unknown) => log.warn({ reason: (error as Error).name }, 'orphaned files not removed'),
    );
  void purge();
  const timer = setInterval(purge, hour);
  return () => clearInterval(timer);
}
