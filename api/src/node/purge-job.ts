import type { Log } from '../app/log';
import { readHead } from '../services/audit-chain';
import type { Services } from '../services/ctx';
import { purgeRecords } from '../services/purge-records';
import { purgeOrphans } from '../services/uploads/purge-orphans';

const hour = 3_600_000;

/**
 * Removes files that no record holds (SEC-34) and records that are of no use, and logs the audit log's head, now and
 * every hour. @returns what ends it
 */
export function startPurgeJob(services: Services, log: Log): () => void {
  const purge = () => {
    purgeOrphans(services).then(
      (removed) => {
        if (removed > 0) log.info({ removed }, 'orphaned files removed');
      },
      (error: unknown) => log.warn({ reason: (error as Error).name }, 'orphaned files not removed'),
    );
    purgeRecords(services).then(
      (removed) => {
        if (Object.keys(removed).length > 0) log.info({ removed }, 'old records removed');
      },
      (error: unknown) => log.warn({ reason: (error as Error).name }, 'old records not removed'),
    );
    // Where the log goes off this machine, so does what the chain is held to (SEC-43).
    readHead(services.db).then(
      (head) => head && log.info(head, 'head of the audit log'),
      (error: unknown) => log.warn({ reason: (error as Error).name }, 'head of the audit log not read'),
    );
  };
  purge();
  const timer = setInterval(purge, hour);
  return () => clearInterval(timer);
}
