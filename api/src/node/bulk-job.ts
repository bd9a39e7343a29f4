import type { Log } from '../app/log';
import { type BulkRunner, openBulkRunner } from '../services/admin/bulk/runner';
import type { Services } from '../services/ctx';

const every = 5000;

/** Goes on with runs that another process left, now and every five seconds; with one that is begun here at once. */
export function startBulkJob(services: Omit<Services, 'bulk'>, log: Log): BulkRunner {
  const runner = openBulkRunner({ ...services, log });
  runner.wake();
  const timer = setInterval(() => runner.wake(), every);
  return {
    ...runner,
    close() {
      clearInterval(timer);
      return runner.close();
    },
  };
}
