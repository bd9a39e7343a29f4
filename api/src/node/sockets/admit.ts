import type { ReadingSection } from '@tvacha/shared-contract';
import { parse } from 'hono/utils/cookie';
import { decodeJwt } from 'jose';
import { deviceCookieName } from '../../http/caller';
import { identify } from '../../services/auth/identify';
import { liveSessions } from '../../services/auth/live-sessions';
import { readersAmong } from '../../services/auth/readers-among';
import { createCtx, type Services } from '../../services/ctx';

export interface Admitted {
  userId: string;
  sessionId: string;
  /** When its token ends, in milliseconds since 1970. */
  until: number;
}

export interface SocketAdmission {
  /** Who comes with this token and these cookies, by the same rules as a call; null where they are not good. */
  admit(token: string, cookies?: string): Promise<Admitted | null>;
  /** Which of these sessions are still good. */
  live(sessionIds: string[]): Promise<Set<string>>;
  /** Which of these users may read a section now. */
  readers(section: ReadingSection, userIds: string[]): Promise<Set<string>>;
}

/** Says which sockets may connect, and which of them still may. */
export function socketAdmission(services: Services): SocketAdmission {
  const details = { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' };
  const name = deviceCookieName(services.config);
  const ctxWith = (cookie?: string) =>
    createCtx({
      ...services,
      caller: { role: 'all', ip: '', requestId: 'socket', device: { details, ...(cookie ? { cookie } : {}) } },
    });
  return {
    async admit(token, cookies = '') {
      try {
        const { userId, sessionId } = await identify({ ctx: ctxWith(parse(cookies, name)[name]), token });
        const { exp = 0 } = decodeJwt(token);
        return userId && sessionId ? { userId, sessionId, until: exp * 1000 } : null;
      } catch {
        return null;
      }
    },
    live: (ids) => liveSessions({ ctx: ctxWith(), ids }),
    readers: (section, ids) => readersAmong(services, section, ids),
  };
}
