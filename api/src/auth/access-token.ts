import type { SessionClaims } from '@tvacha/shared-contract';
import { z } from 'zod';
import { type Needs, ownJwt, seconds } from './own-jwt';

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

const accessTokens = ownJwt({
  typ: 'at+jwt',
  audience: 'tvacha-api',
  claims: z.object({ sub: z.uuid(), sid: z.uuid() }),
});

/** A session for which a token is made, with when it was used, how long it may rest and when it ends in any case. */
export interface SessionTerms extends AccessClaims {
  usedAt: Date;
  /** Milliseconds. */
  idle: number;
  expiresAt: Date;
}

/**
 * A token good for ten minutes; it says who and in which session, never what they may do. The browser reads from it
 * when to warn that the session ends; the server goes by the session's row.
 */
export const signAccessToken = (
  needs: Needs,
  { userId, sessionId, usedAt, idle, expiresAt }: SessionTerms,
): Promise<string> => {
  const terms: SessionClaims = { used: seconds(usedAt), idle: idle / 1000, end: seconds(expiresAt) };
  return accessTokens.sign(
    needs,
    { sub: userId, sid: sessionId, jti: crypto.randomUUID(), ...terms },
    needs.config.accessTokenLife,
  );
};

/** What a token says, or null where it is forged, stale or no access token at all. */
export async function readAccessToken(needs: Needs, token: string): Promise<AccessClaims | null> {
  const claims = await accessTokens.read(needs, token);
  return claims && { userId: claims.sub, sessionId: claims.sid };
}
