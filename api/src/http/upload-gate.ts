import type { UploadLimits } from '../app/config';
import { refuse } from '../services/refuse';
import type { Hold } from './bound-body';

/** Seconds after which a place may be free again. */
const retryAfter = 2;

/**
 * Lets calls with files through: a few of one person at once (SEC-34), and of all no more bytes than this
 * process can hold; what arrives slowly holds little. The quota of a day is counted by the database.
 */
export function createUploadGate({ parallel, inFlight }: Pick<UploadLimits, 'parallel' | 'inFlight'>) {
  const open = new Map<string, number>();
  let held = 0;
  return {
    async through<T>(who: string, work: (hold: Hold) => Promise<T>): Promise<T> {
      const calls = open.get(who) ?? 0;
      if (calls >= parallel) refuse('RATE_LIMITED', { retryAfter });
      open.set(who, calls + 1);
      let mine = 0;
      try {
        return await work((bytes) => {
          // One that is alone goes through, however large.
          if (held > mine && held + bytes > inFlight) refuse('UNAVAILABLE', { retryAfter });
          mine += bytes;
          held += bytes;
        });
      } finally {
        held -= mine;
        const left = (open.get(who) ?? 1) - 1;
        if (left > 0) open.set(who, left);
        else open.delete(who);
      }
    },
  };
}
export type UploadGate = ReturnType<typeof createUploadGate>;
