import { decodeJwt } from 'jose';
import type { Services } from '../../app/services';
import { identify } from '../../services/auth/identify';
import { liveSessions } from '../../services/auth/live-sessions';
import { createCtx } from '../../services/ctx';

export interface Admitted {
  userId: string;
  sessionId: string;
  /** When its token ends, in milliseconds since 1970. */
  until: number;
}

export interface Door {
  /** Who comes with this token, by the same rules as a call; null where it is not good. */
  admit(token: string): Promise<Admitted | null>;
  /** Which of these sessions are still good. */
  live(sessionIds: string[]): Promise<Set<string>>;
}

/** The door that sockets come through. */
export function socketDoor(services: Services): Door {
  const device = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };
  const caller = { role: 'all', ip: '', requestId: 'socket', device } as const;
  const ctx = createCtx({ ...services, caller });
  return {
    async admit(token) {
      try {
        const { userId, sessionId } = await identify({ ctx, token });
        const { exp = 0 } = decodeJwt(token);
        return userId && sessionId ? { userId, sessionId, until: exp * 1000 } : null;
      } catch {
        return null;
      }
    },
    live: (ids) => liveSessions({ ctx, ids }),
  };
}
