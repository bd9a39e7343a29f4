import { and, eq } from 'drizzle-orm';
import { randomToken, sha256 } from '../../auth/hash';
import { sessions } from '../../db/schema';
import type { Ctx } from '../ctx';

/** The browser that calls, as codes are bound to it (SEC-06); null where it brought no challenge cookie. */
export async function callingBrowser({ config, caller }: Ctx): Promise<string | null> {
  if (!config.deviceBinding) return '';
  const sent = caller.device.challenge?.sent;
  return sent === undefined ? null : sha256(sent);
}

/** The same for a browser that asks for a code: one that has no cookie yet is given one with the answer. */
export async function askingBrowser({ config, caller }: Ctx): Promise<string> {
  if (!config.deviceBinding) return '';
  const { challenge = {} } = caller.device;
  challenge.made = challenge.sent ?? challenge.made ?? randomToken();
  return sha256(challenge.made);
}

/** Asked for where there is no account, so that both take as long (SEC-13). */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Whether the person of this account was logged in in this browser before. What it asks for is counted by itself, so
 * that a stranger who asks for codes cannot use up those of the owner.
 */
export async function isKnownBrowser({ db, config, caller }: Ctx, userId: string | null): Promise<boolean> {
  const { cookie } = caller.device;
  if (!config.deviceBinding || cookie === undefined) return false;
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId ?? nobody), eq(sessions.deviceHash, await sha256(cookie))))
    .limit(1);
  return session !== undefined;
}
