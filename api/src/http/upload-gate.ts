import type { UploadLimits } from '../app/config';
import { refuse } from '../services/refuse';

/** Seconds after which a place may be free again. */
const retryAfter = 2;

/**
 * Lets calls with files through: a few of one person at once (SEC-34), and of all no more bytes than this
 * process can hold. Counted in this process; the quota of a day is counted by the database.
 */
export function createUploadGate({ parallel, inFlight }: Pick<UploadLimits, 'parallel' | 'inFlight'>) {
  const open = new Map<string, number>();
  let held = 0;
  return {
    /** @param bytes the most that the body may have */
    async through<T>(who: string, bytes: number, work: () => Promise<T>): Promise<T> {
      const mine = open.get(who) ?? 0;
      if (mine >= parallel) refuse('RATE_LIMITED', { retryAfter });
      if (held > 0 && held + bytes > inFlight) refuse('UNAVAILABLE', { retryAfter });
      open.set(who, mine + 1);
      held += bytes;
      try {
        return await work();
      } finally {
        held -= bytes;
        const left = (open.get(who) ?? 1) - 1;
        if (left > 0) open.set(who, left);
        else open.delete(who);
      }
    },
  };
}
export type UploadGate = ReturnType<typeof createUploadGate>;
