import type { Log } from '../../app/log';
import type { Sockets } from './sockets';

const gap = 10_000;

/**
 * Looks every ten seconds for sockets whose session has ended: while Redis is away nobody else tells this process
 * of it. @returns what ends it
 */
export function startSweepJob({ sweep }: Sockets, log: Log): () => void {
  const timer = setInterval(() => {
    sweep().catch(() => log.warn({}, 'sockets were not looked over'));
  }, gap);
  return () => clearInterval(timer);
}
