import { z } from 'zod';
import { type Needs, ownJwt } from './own-jwt';

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

const accessTokens = ownJwt({
  typ: 'at+jwt',
  audience: 'tvacha-api',
  claims: z.object({ sub: z.uuid(), sid: z.uuid() }),
});

/** A token good for ten minutes; it says who and in which session, never what they may do. */
export const signAccessToken = (needs: Needs, { userId, sessionId }: AccessClaims): Promise<string> =>
  accessTokens.sign(needs, { sub: userId, sid: sessionId, jti: crypto.randomUUID() }, needs.config.accessTokenLife);

/** What a token says, or null where it is forged, stale or no access token at all. */
export async function readAccessToken(needs: Needs, token: string): Promise<AccessClaims | null> {
  const claims = await accessTokens.read(needs, token);
  return claims && { userId: claims.sub, sessionId: claims.sid };
}
