import { sha256 } from '../../auth/hash';
import type { SessionRow } from '../../db/schema';
import type { Ctx } from '../ctx';

/**
 * Whether this is the browser that the session was begun in: a token copied out of its storage is worth nothing
 * without the cookie beside it (SEC-18).
 */
export async function isSameDevice(ctx: Ctx, { deviceHash }: Pick<SessionRow, 'deviceHash'>): Promise<boolean> {
  if (!ctx.config.deviceBinding) return true;
  const { cookie } = ctx.caller.device;
  return cookie !== undefined && deviceHash === (await sha256(cookie));
}
