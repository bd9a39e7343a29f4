import type { Answer, VerbCall } from '../verb';
import { endSession } from './end-session';

/** Ends the caller's session. */
export async function logout({ ctx }: VerbCall<'auth.logout'>): Promise<Answer<'auth.logout'>> {
  if (ctx.caller.sessionId) await endSession(ctx, ctx.caller.sessionId, 'logout');
  return { code: 'LOGOUT', result: null };
}
