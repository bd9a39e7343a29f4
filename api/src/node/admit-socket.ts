import { decodeJwt } from 'jose';
import type { Services } from '../app/services';
import { identify } from '../services/auth/identify';
import { createCtx } from '../services/ctx';
import type { Admit } from './socket';

/** Lets a socket in by the same rules as a call; null where its token is not good. */
export function admitSocket(services: Services): Admit {
  const device = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };
  const caller = { role: 'all', ip: '', requestId: 'socket', device } as const;
  return async (token) => {
    try {
      const { userId, sessionId } = await identify({ ctx: createCtx({ ...services, caller }), token });
      const { exp = 0 } = decodeJwt(token);
      const life = exp * 1000 - services.clock.now().getTime();
      return userId && sessionId ? { userId, sessionId, life } : null;
    } catch {
      return null;
    }
  };
}
