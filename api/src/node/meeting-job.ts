import type { Log } from '../app/log';
import type { Services } from '../services/ctx';
import { announceMeetings } from '../services/notices/announce-meetings';

const every = 5 * 60_000;

/** Tells members of meetings that begin soon, now and every five minutes. @returns what ends it */
export function startMeetingJob(services: Services, log: Log): () => void {
  const announce = () => {
    announceMeetings(services).then(
      (told) => {
        if (told > 0) log.info({ told }, 'members told of a meeting');
      },
      (error: unknown) => log.warn({ reason: (error as Error).name }, 'members not told of meetings'),
    );
  };
  announce();
  const timer = setInterval(announce, every);
  return () => clearInterval(timer);
}
